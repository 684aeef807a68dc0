import type { Meta, StoryObj } from '@storybook/react-vite';
import { Foundation } from './Foundation.tsx';
import classes from './Foundations.module.css';

/** Rules for the site's copy. */
const meta = {
  title: 'Foundations/Voice and words (tone, copywriting, character limits)',
  id: 'foundations-voice-and-words',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

const rules: [rule: string, how: string][] = [
  [
    'Say what it is',
    'Name the thing, the price, the day, the number. A sentence that would fit any company says nothing about this one.',
  ],
  [
    'Plain sentences',
    'Short words, in the order people speak. No slogans, no obscure metaphors, no exclamation marks.',
  ],
  [
    'Figures have a source',
    'A figure comes from the company’s own facts, and the text says what it counts. Leave out a figure you can’t explain.',
  ],
  [
    'A heading says what follows',
    'A reader who sees only the headings knows what the page offers. Sentence case; no label above a heading.',
  ],
  [
    'A control says what it does',
    '“Book a call”, not “Learn more”. Two controls that do the same thing have the same name.',
  ],
  [
    'People before titles',
    'Write names as their owners do. Sample content contains no real people or companies.',
  ],
  [
    'American English',
    'The spelling check enforces it. Add names and terms it should accept to docs/words.txt.',
  ],
  [
    'Length that fits',
    'Each text has a length limit. The Words panel counts as you write, and the build lists text that is too long.',
  ],
  ['When something fails', 'Say what happened and what to do next; never whose fault it is.'],
];

/** Each rule, with one or two sentences about it. */
export const Default: StoryObj<typeof meta> = {
  name: 'Voice and words (tone, copywriting, character limits)',
  render: () => (
    <Foundation
      heading="Voice and words"
      lead="Specific, plain and credible, like someone who knows the work and has no need to oversell."
    >
      <ul className={classes.rules}>
        {rules.map(([rule, how]) => (
          <li key={rule}>
            <strong>{rule}</strong>
            <p>{how}</p>
          </li>
        ))}
      </ul>
    </Foundation>
  ),
};
