import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../../controls/Link/Link.tsx';
import { german } from './Messages.sample.ts';
import { MessagesProvider, useMessages } from './Messages.tsx';

/** Lists the current strings. */
function Words() {
  return (
    <dl>
      {Object.entries(useMessages()).map(([name, words]: [string, string | readonly string[]]) => (
        <div key={name} style={{ display: 'grid', gridTemplateColumns: '10rem 1fr', gap: '1rem' }}>
          <dt style={{ color: 'var(--muted)' }}>{name}</dt>
          <dd>{typeof words === 'string' ? words : words.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * The short strings built into primitives, provided once per site from content. They don't include a section’s copy,
 * which comes through the section’s props.
 */
const meta = {
  title: 'Components/Internals/Messages',
  id: 'internals-messages',
  component: MessagesProvider,
  args: {
    messages: german,
    children: (
      <>
        <p>
          <Link href="https://example.com/apply" style={{ textDecoration: 'underline' }}>
            Bewerben
          </Link>
        </p>
        <Words />
      </>
    ),
  },
  parameters: { layout: 'padded' },
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof MessagesProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The strings that stories use. */
export const Default: Story = { render: () => <Words /> };

/** The strings in another language. A link inside the provider uses them. */
export const Translated: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Bewerben (öffnet einen neuen Tab)' });
    await expect(link).toBeVisible();
  },
};
