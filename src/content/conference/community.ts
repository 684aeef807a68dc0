import type { CommunityHeroContent } from '../../sections/heroes/CommunityHero/CommunityHero.tsx';
import type { JoinPanelsContent } from '../../sections/event/JoinPanels/JoinPanels.tsx';
import type { RulesContent } from '../../sections/event/Rules/Rules.tsx';
import type { SocialProfilesContent } from '../../sections/contact/SocialProfiles/SocialProfiles.tsx';
import * as drawings from '../generated/drawings.ts';
import { pageMeta } from '../meta.ts';
import { site } from '../site.ts';
import { addresses } from './addresses.ts';
import { conduct } from './event.ts';

const { conference } = site;

const meta = pageMeta('/midwestcon/community', {
  title: `Community | ${conference.name}`,
  description: `Where ${conference.name} goes on between its editions: a chat server, a LinkedIn group, three profiles to follow, and the code of conduct.`,
});

const hero = {
  heading: 'Community',
  lead: 'Talk about AI all year with the people you met at the conference.',
  actions: [{ label: 'Join the chat server', href: addresses.chat, newTab: true }],
  media: [
    { ...drawings.community1, alt: '' },
    { ...drawings.community2, alt: '' },
    { ...drawings.community3, alt: '' },
    { ...drawings.community4, alt: '' },
  ],
} satisfies CommunityHeroContent;

const join = {
  id: 'join',
  heading: 'Join',
  items: [
    {
      band: 'strong',
      title: 'Chat server',
      text: 'Rooms for each workshop, a hackathon team finder, and a channel without sales talk.',
      action: { label: 'Join the chat server', href: addresses.chat, newTab: true },
      actionVariant: 'hero',
      drawing: drawings.conferenceChat,
    },
    {
      band: 'highlight',
      title: 'LinkedIn group',
      text: 'Jobs, talks worth seeing and introductions across the region.',
      action: { label: 'Join the LinkedIn group', href: addresses.group, newTab: true },
      drawing: drawings.conferenceGroup,
    },
  ],
} satisfies JoinPanelsContent;

const profiles = {
  id: 'follow',
  heading: 'Follow along',
  items: [
    {
      title: 'Instagram',
      text: 'Pictures from the floor',
      href: addresses.profiles.instagram,
      icon: 'instagram',
    },
    {
      title: 'YouTube',
      text: 'Every talk, captioned',
      href: addresses.profiles.youtube,
      icon: 'youtube',
    },
    { title: 'X', text: 'Short notices and room changes', href: addresses.profiles.x, icon: 'x' },
  ],
} satisfies SocialProfilesContent;

const codeOfConduct = {
  variant: 'sentences',
  band: 'tint',
  id: 'conduct',
  heading: 'Code of conduct',
  lead: 'It applies in the halls, at the social and in every channel.',
  action: conduct,
  items: [
    { title: 'Listen first.', text: 'Ask before you assume; let people finish.' },
    { title: 'No harassment,', text: 'of anybody, in any room or channel.' },
    { title: 'Credit people.', text: 'Name whose idea, code or photograph it is.' },
    { title: 'Report it.', text: 'Tell any organizer or the registration desk; we act the same day.' },
  ],
} satisfies RulesContent;

/** The community page. */
export const community = { meta, hero, join, profiles, codeOfConduct };
