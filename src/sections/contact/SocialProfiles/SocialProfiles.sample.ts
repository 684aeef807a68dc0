import { IconBrandBandcamp, IconBrandFlickr, IconBrandMastodon } from '@tabler/icons-react';
import type { SocialProfilesProps } from './SocialProfiles.tsx';

export const sample = {
  id: 'profiles',
  heading: 'Elsewhere',
  profiles: [
    {
      name: 'Mastodon',
      text: 'The tide table, twice a day',
      href: 'https://social.example/@harbor',
      icon: IconBrandMastodon,
    },
    {
      name: 'Flickr',
      text: 'What the fog left visible',
      href: 'https://pictures.example/harbor',
      icon: IconBrandFlickr,
    },
    {
      name: 'Bandcamp',
      text: 'Foghorns, in stereo',
      href: 'https://music.example/harbor',
      icon: IconBrandBandcamp,
    },
  ],
} satisfies SocialProfilesProps;
