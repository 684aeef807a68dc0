import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStory } from '../../.storybook/pageStory.tsx';
import { withShell } from '../../.storybook/withShell.tsx';
import BusinessPage from './BusinessPage.tsx';
import CaseStudiesPage from './CaseStudiesPage.tsx';
import CustomDevelopmentPage from './CustomDevelopmentPage.tsx';
import EducationPage from './EducationPage.tsx';
import GovernmentPage from './GovernmentPage.tsx';

/** The pages about the company's services and case studies, as on the site. */
const meta = {
  title: 'Pages/Company',
  decorators: [withShell],
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Government: Story = pageStory(GovernmentPage, '/government-solutions');

export const Business: Story = pageStory(BusinessPage, '/ai-business');

export const Education: Story = pageStory(EducationPage, '/ai-education');

export const CustomDevelopment: Story = pageStory(CustomDevelopmentPage, '/custom-development');

export const CaseStudies: Story = pageStory(CaseStudiesPage, '/case-studies');
