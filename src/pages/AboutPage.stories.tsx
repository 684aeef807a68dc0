import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { waitForPage, pageStory } from '../../.storybook/pageStory.tsx';
import { withShell } from '../../.storybook/withShell.tsx';
import { about } from '../content/about.ts';
import AboutPage from './AboutPage.tsx';

const meta = {
  title: 'Pages/About (about us, company)',
  id: 'pages-about',
  component: AboutPage,
  decorators: [withShell],
  tags: ['!autodocs'],
} satisfies Meta<typeof AboutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The complete page, as on the site. */
export const Default: Story = pageStory(AboutPage, '/about');

/** The page with the tab at `index` selected. */
const chosen = (index: number): Story => ({
  ...Default,
  play: async (context) => {
    await waitForPage(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getAllByRole('tab')[index]!);
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(about.story.items[index]!.panel.heading);
  },
});

/** The conference's tab is selected. */
export const Conference: Story = chosen(1);

/** The founder's tab is selected. */
export const Founder: Story = chosen(2);
