import type { StepsProps } from './Steps.tsx';

/** Sample content, for stories and tests. */
export const sample = {
  heading: 'From a leak to a plan',
  lead: 'Six steps for a waterworks. Each leaves something behind that the crew can use.',
  steps: [
    { title: 'Walk', text: 'A week with the crew that mends the mains.' },
    { title: 'Count', text: 'Every burst of ten years, put on one map.' },
    { title: 'Sort', text: 'Which streets fail together, and after what.' },
    { title: 'Try', text: 'One district, one winter, one forecast.' },
    { title: 'Teach', text: 'Dispatchers learn to question the forecast.' },
    { title: 'Keep', text: 'The map and the model stay with the works.' },
  ],
} satisfies StepsProps;
