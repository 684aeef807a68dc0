import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStory } from '../../.storybook/pageStory.tsx';
import { withShell } from '../../.storybook/withShell.tsx';
import TrainingPage from './TrainingPage.tsx';

const meta = {
  title: 'Pages/Training',
  component: TrainingPage,
  decorators: [withShell],
  tags: ['!autodocs'],
} satisfies Meta<typeof TrainingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The complete page, as on the site. */
export const Default: Story = pageStory(TrainingPage, '/training');
