import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import type { ComponentType } from 'react';
import { withShell } from '../../.storybook/withShell.tsx';
import BusinessPage from './BusinessPage.tsx';
import CaseStudiesPage from './CaseStudiesPage.tsx';
import CustomDevelopmentPage from './CustomDevelopmentPage.tsx';
import EducationPage from './EducationPage.tsx';
import GovernmentPage from './GovernmentPage.tsx';

/** The company's pages as they are on the site. */
const meta = {
  title: 'Pages/Company',
  decorators: [withShell],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The story of a page, which is there once the heading `last` is. */
const page = (Page: ComponentType, route: string, last: string | RegExp): Story => ({
  render: () => <Page />,
  parameters: { route },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: last }, { timeout: 12_000 });
  },
});

const onPhone = (story: Story): Story => ({ ...story, globals: { viewport: { value: 'phone' } } });

export const Government: Story = page(
  GovernmentPage,
  '/government-solutions',
  'Bring us the form nobody likes',
);
export const GovernmentPhone: Story = onPhone(Government);

export const Business: Story = page(BusinessPage, '/ai-business', 'Pick the slowest hour of your week');
export const BusinessPhone: Story = onPhone(Business);

export const Education: Story = page(EducationPage, '/ai-education', 'Start with the staff room');
export const EducationPhone: Story = onPhone(Education);

export const CustomDevelopment: Story = page(
  CustomDevelopmentPage,
  '/custom-development',
  /Stay\s+Ahead\s+of the\s+AI Curve/,
);
export const CustomDevelopmentPhone: Story = onPhone(CustomDevelopment);

export const CaseStudies: Story = page(CaseStudiesPage, '/case-studies', /Stay\s+Ahead\s+of the\s+AI Curve/);
export const CaseStudiesPhone: Story = onPhone(CaseStudies);
