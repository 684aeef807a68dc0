import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withShell } from '../../.storybook/withShell.tsx';
import { textPage } from '../content/legal/shared.ts';
import CodeOfConductPage from './CodeOfConductPage.tsx';
import PrivacyPage from './PrivacyPage.tsx';
import TermsPage from './TermsPage.tsx';

const meta = {
  title: 'Pages/Legal (terms, privacy, code of conduct)',
  id: 'pages-legal',
  decorators: [withShell],
  // Each entry in a table of contents links to a section of the text.
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const entries = within(main.getByRole('navigation', { name: textPage.contentsLabel })).getAllByRole(
      'link',
    );
    const parts = main.getAllByRole('heading', { level: 2 }).slice(1);
    await expect(entries.map((entry) => entry.getAttribute('href')?.replace(/^.*#/, ''))).toEqual(
      parts.map(({ id }) => id),
    );
  },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Privacy: Story = { parameters: { route: '/privacy' }, render: () => <PrivacyPage /> };

export const Terms: Story = { parameters: { route: '/terms' }, render: () => <TermsPage /> };

export const CodeOfConduct: Story = {
  parameters: { route: '/code-of-conduct' },
  render: () => <CodeOfConductPage />,
};
