import type { SocialProfilesContent } from './SocialProfiles.tsx';

export const sample = {
  id: 'profiles',
  heading: 'Elsewhere',
  items: [
    {
      title: 'Mastodon',
      text: 'The tide table, twice a day',
      href: 'https://social.example/@harbor',
      icon: 'mastodon',
    },
    {
      title: 'Flickr',
      text: 'What the fog left visible',
      href: 'https://pictures.example/harbor',
      icon: 'flickr',
    },
    {
      title: 'Bandcamp',
      text: 'Foghorns, in stereo',
      href: 'https://music.example/harbor',
      icon: 'bandcamp',
    },
  ],
} satisfies SocialProfilesContent;
