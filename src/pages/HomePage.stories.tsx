import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitForPage, pageStory } from '../../.storybook/pageStory.tsx';
import { withShell } from '../../.storybook/withShell.tsx';
import { home } from '../content/home.ts';
import HomePage from './HomePage.tsx';

const meta = {
  title: 'Pages/Home (landing page, start page)',
  id: 'pages-home',
  component: HomePage,
  decorators: [withShell],
  tags: ['!autodocs'],
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The complete page, as on the site. Checks wait until its carousel can be used. */
export const Default: Story = {
  ...pageStory(HomePage, '/'),
  play: (context) => waitForPage(context, home.team.labels.next),
};
