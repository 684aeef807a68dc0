import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { within } from 'storybook/test';
import { withConferenceShell } from '../../.storybook/withShell.tsx';
import AgendaPage from './AgendaPage.tsx';
import CommunityPage from './CommunityPage.tsx';
import ConferencePage from './ConferencePage.tsx';
import HackathonPage from './HackathonPage.tsx';
import MerchPage from './MerchPage.tsx';
import PartnerPage from './PartnerPage.tsx';
import SponsorsPage from './SponsorsPage.tsx';
import TicketsPage from './TicketsPage.tsx';
import VolunteerPage from './VolunteerPage.tsx';

/** The conference's pages as they are on the site. */
const meta = {
  title: 'Pages/Conference',
  decorators: [withConferenceShell],
  globals: { theme: 'conference' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The story of a page, which is there once the heading `last` is. */
const page = (Page: ComponentType, path: string, last: string): Story => ({
  render: () => <Page />,
  parameters: { route: `/midwestcon${path}` },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: last }, { timeout: 12_000 });
  },
});

const onPhone = (story: Story): Story => ({
  ...story,
  globals: { theme: 'conference', viewport: { value: 'phone' } },
});

export const Home: Story = page(ConferencePage, '', 'Stay Ahead of the AI Curve');
export const HomePhone: Story = onPhone(Home);

export const Agenda: Story = page(AgendaPage, '/agenda', 'The 2026 programme follows');
export const AgendaPhone: Story = onPhone(Agenda);

export const Hackathon: Story = page(HackathonPage, '/hackathon', 'Bring a team, or find one at check-in');
export const HackathonPhone: Story = onPhone(Hackathon);

export const Tickets: Story = page(TicketsPage, '/tickets', 'Before you buy');
export const TicketsPhone: Story = onPhone(Tickets);

export const Merch: Story = page(MerchPage, '/merch', 'Shipping and returns');
export const MerchPhone: Story = onPhone(Merch);

export const Sponsors: Story = page(SponsorsPage, '/sponsors', 'A bigger part, or your own?');
export const SponsorsPhone: Story = onPhone(Sponsors);

export const Partner: Story = page(PartnerPage, '/partner', 'Custom package');
export const PartnerPhone: Story = onPhone(Partner);

export const Volunteer: Story = page(VolunteerPage, '/volunteer', 'Take a shift');
export const VolunteerPhone: Story = onPhone(Volunteer);

export const Community: Story = page(CommunityPage, '/community', 'Code of conduct');
export const CommunityPhone: Story = onPhone(Community);
