import type { ServicePairProps } from './ServicePair.tsx';

export const sample = {
  heading: 'How We Partner With You',
  lead: 'An arch stands because both sides lean in. One side readies your people, the other builds what they will run.',
  sides: [
    {
      title: 'AI Enterprise Readiness',
      drawing: { src: '/art/scenes/partner-left.svg', width: 400, height: 400 },
      features: [
        { title: 'Readiness assessment', text: 'Where time goes today, scored across four pillars.' },
        { title: 'Leadership alignment', text: 'One plan your executives can each explain.' },
        { title: 'Training by role', text: 'Front desk, analyst, manager, executive.' },
        { title: 'Policy and governance', text: 'Two pages everyone signs, and a log to prove it.' },
      ],
    },
    {
      title: 'AI Development Services',
      drawing: { src: '/art/scenes/partner-right.svg', width: 400, height: 400 },
      features: [
        { title: 'Custom assistants and agents', text: 'Built on your documents, with sources attached.' },
        { title: 'Data preparation', text: 'Cleaned, structured and owned by you.' },
        { title: 'Integration', text: 'Inside the systems your people already open.' },
        { title: 'Support and monitoring', text: 'Named engineers, and a dial for every model.' },
      ],
    },
  ],
  statement: 'If your team can’t run it without us, we haven’t finished.',
  action: { label: 'Read the ARC methodology', href: '/methodology' },
} satisfies ServicePairProps;
