import type { Meta, StoryObj } from '@storybook/react-vite';
import { conferenceHomeFor } from '../content/conference/home.ts';
import { ticketsPageFor } from '../content/conference/tickets.ts';
import { pageStory } from '../../.storybook/pageStory.tsx';
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

/** The conference's pages as on the site. */
const meta = {
  title: 'Pages/Conference',
  decorators: [withConferenceShell],
  parameters: { theme: 'conference' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = pageStory(ConferencePage, '/midwestcon');

/** The home page after the conference is over. A recap and the newsletter replace the links to tickets. */
export const HomeOver: Story = pageStory(
  () => <ConferencePage content={conferenceHomeFor('over')} />,
  '/midwestcon',
);

export const Agenda: Story = pageStory(AgendaPage, '/midwestcon/agenda');

export const Hackathon: Story = pageStory(HackathonPage, '/midwestcon/hackathon');

export const Tickets: Story = pageStory(TicketsPage, '/midwestcon/tickets');

/** The tickets page after the conference is over. */
export const TicketsOver: Story = pageStory(
  () => <TicketsPage content={ticketsPageFor('over')} />,
  '/midwestcon/tickets',
);

export const Merch: Story = pageStory(MerchPage, '/midwestcon/merch');

export const Sponsors: Story = pageStory(SponsorsPage, '/midwestcon/sponsors');

export const Partner: Story = pageStory(PartnerPage, '/midwestcon/partner');

export const Volunteer: Story = pageStory(VolunteerPage, '/midwestcon/volunteer');

export const Community: Story = pageStory(CommunityPage, '/midwestcon/community');
