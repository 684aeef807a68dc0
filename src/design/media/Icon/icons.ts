import {
  IconArrowUp,
  IconBrandApplePodcast,
  IconBrandBandcamp,
  IconBrandFlickr,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandMastodon,
  IconBrandSpotify,
  IconBrandX,
  IconBrandYoutube,
  IconBuildingBank,
  IconChartCandle,
  IconExternalLink,
  IconHeartbeat,
  IconMail,
  IconPlayerPlay,
  IconSchool,
  IconSettings,
  type Icon,
} from '@tabler/icons-react';

/** The icons that content may choose from, by name. To offer another of @tabler/icons-react, add a line. */
export const icons = {
  'apple-podcasts': IconBrandApplePodcast,
  'arrow-up': IconArrowUp,
  bandcamp: IconBrandBandcamp,
  bank: IconBuildingBank,
  chart: IconChartCandle,
  external: IconExternalLink,
  flickr: IconBrandFlickr,
  heartbeat: IconHeartbeat,
  instagram: IconBrandInstagram,
  linkedin: IconBrandLinkedin,
  mail: IconMail,
  mastodon: IconBrandMastodon,
  play: IconPlayerPlay,
  school: IconSchool,
  settings: IconSettings,
  spotify: IconBrandSpotify,
  x: IconBrandX,
  youtube: IconBrandYoutube,
} satisfies Record<string, Icon>;

/** The name of an icon, as content gives it. */
export type IconName = keyof typeof icons;
