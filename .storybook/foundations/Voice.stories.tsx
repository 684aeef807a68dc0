import type { Meta, StoryObj } from '@storybook/react-vite';
import { Foundation } from './Foundation.tsx';
import classes from './Foundations.module.css';

/** How the site speaks. */
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
    'Short words, in the order people speak. No slogans, no metaphors that have to be worked out, no exclamation marks.',
  ],
  [
    'Figures have a source',
    'A figure comes from the company’s own facts, and the text says what it counts. Leave out a figure you can’t explain.',
  ],
  [
    'A heading says what follows',
    'A reader who sees only the headings knows what the page offers. Sentence case; no line above a heading to announce it.',
  ],
  [
    'A control says what it does',
    '“Book a call”, not “Learn more”. Two controls that do the same have the same name.',
  ],
  [
    'People before titles',
    'Names are written as their owners write them. No real person or company stands in sample content.',
  ],
  [
    'American English',
    'The spelling check enforces it. Names and terms it should also accept are listed in docs/words.txt.',
  ],
  [
    'Length that fits',
    'Each place has a length limit. The Words panel counts while you write, and the build names texts that are too long.',
  ],
  ['When something fails', 'Say what happened and what to do next; never whose fault it is.'],
];

/** Rules for words, each in two lines. */
export const Default: StoryObj<typeof meta> = {
  name: 'Voice and words (tone, copywriting, character limits)',
  render: () => (
    <Foundation
      heading="Voice and words"
      lead="Specific, plain and credible: as someone speaks who knows the work and has nothing to oversell."
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
