import type { RoadmapProps } from './Roadmap.tsx';

/** Sample content, for stories and tests. */
export const sample = {
  heading: 'AI Readiness Roadmap',
  lead: 'A 4-phase framework in six stages. Enter wherever your people are today.',
  phases: [
    { title: 'Learn', stages: [{ title: 'AI Fundamentals', description: 'What it is, and what it isn’t' }] },
    {
      title: 'Apply',
      stages: [
        { title: 'Generative for Professionals', description: 'Draft, summarise and check' },
        { title: 'Copilot/Gemini Power User Workshop', description: 'The tools on your desk, fully used' },
      ],
    },
    {
      title: 'Build',
      stages: [
        { title: 'AI Solutions Architecture', description: 'Design one workflow end to end' },
        { title: 'MRP Accelerator', description: 'Planning data you can question' },
      ],
    },
    { title: 'Protect', stages: [{ title: 'AI Red Teaming', description: 'Break it before others do' }] },
  ],
  facts: [
    { label: 'Each session', value: '4 hours' },
    { label: 'Format', value: 'In-person or hybrid' },
  ],
  action: { label: 'Schedule a Consultation', dialog: 'booking' },
  note: {
    mark: '*',
    spoken: 'TechCred eligible',
    text: 'TechCred eligible: Ohio employers can be reimbursed.',
  },
} satisfies RoadmapProps;
