import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStory } from '../../.storybook/pageStory.tsx';
import { withShell } from '../../.storybook/withShell.tsx';
import MethodologyPage from './MethodologyPage.tsx';

const meta = {
  title: 'Pages/Methodology (ARC framework)',
  id: 'pages-methodology',
  component: MethodologyPage,
  decorators: [withShell],
  tags: ['!autodocs'],
} satisfies Meta<typeof MethodologyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The complete page, as on the site. */
export const Default: Story = pageStory(MethodologyPage, '/methodology');
