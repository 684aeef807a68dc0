import type { OrderDemoContent } from './OrderDemo.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Sort the Harvest',
  lead: 'A press takes whatever falls into it. Before the apples get there, somebody looks at every one.',
  items: [
    { value: 'red', variants: ['Red', 'rd', '?'] },
    { value: 'green', variants: ['grn', 'Green'] },
    { value: 'sweet', variants: ['swt', 'SWEET', 'yes'] },
    { value: 'tart', variants: ['trt', 'no'] },
    { value: 'ripe', variants: ['RIPE', 'rip', '—'] },
  ],
  before: { caption: 'This is how the crates arrive', label: 'Sort the Apples' },
  after: {
    caption: 'Five kinds, five rows, and one press that knows what it gets',
    label: 'Mix Them Again',
  },
} satisfies OrderDemoContent;
