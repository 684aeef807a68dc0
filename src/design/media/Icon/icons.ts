import {
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

/** The icons available to content, by name. To offer another from @tabler/icons-react, add a line. */
export const icons = {
  'apple-podcasts': IconBrandApplePodcast,
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

/** The name of an icon, for content. */
export type IconName = keyof typeof icons;
