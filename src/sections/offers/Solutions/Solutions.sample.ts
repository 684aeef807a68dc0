import type { SolutionsProps } from './Solutions.tsx';

export const sample = {
  id: 'solutions',
  heading: 'Tailored AI Solutions',
  lead: 'Six ways in. Most clients start with one, prove it in a quarter, then widen the circle.',
  solutions: [
    {
      title: 'AI for Government',
      description: 'Documented, reviewable and run by the staff you already have, from permits to benefits.',
      callToAction: 'Government work',
      href: '/government-solutions',
      drawing: { src: '/art/scenes/solution-government.svg', width: 672, height: 640 },
      stance: 'window',
      ground: 'river',
    },
    {
      title: 'AI for Education',
      description: 'Staff first, students next, with a policy families can read.',
      callToAction: 'Education work',
      href: '/ai-education',
      drawing: { src: '/art/scenes/solution-education.svg', width: 100, height: 100 },
    },
    {
      title: 'AI for Business',
      description: 'A measured result this year, on the process that costs you most.',
      callToAction: 'Business work',
      href: '/ai-business',
      drawing: { src: '/art/scenes/solution-business.svg', width: 118, height: 58 },
      ground: 'gold',
    },
    {
      title: 'AI Training',
      description: '90 days to AI ready. Zero cost for Ohio employers, reimbursed through TechCred.',
      callToAction: 'See the programmes',
      href: '/training',
      drawing: { src: '/art/scenes/solution-training.svg', width: 300, height: 300 },
      ground: 'sky',
    },
    {
      title: 'Custom Development',
      description: 'Assistants, forecasting and document intake, built on your data inside your cloud.',
      callToAction: 'See what we build',
      href: '/custom-development',
      drawing: { src: '/art/scenes/solution-custom.svg', width: 368, height: 328 },
      stance: 'float',
      ground: 'tile',
    },
    {
      title: 'Data Integrity',
      description: 'AI can’t learn from noise. We give your data the structure it needs first.',
      callToAction: 'See why data matters',
      href: '/why-data-matters',
      drawing: { src: '/art/scenes/solution-data.svg', width: 338, height: 186 },
      stance: 'horizon',
    },
  ],
} satisfies SolutionsProps;
