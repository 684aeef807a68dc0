import { IconBrandInstagram, IconBrandLinkedin, IconBrandX, IconBrandYoutube } from '@tabler/icons-react';
import type { SocialLink } from '../sections/frame/SiteHeader/SiteHeader.tsx';
import { site } from './site.ts';

/** The four social profiles, in the order in which they are shown. */
export const socials = [
  { label: 'LinkedIn', href: site.socials.linkedin, icon: IconBrandLinkedin },
  { label: 'Instagram', href: site.socials.instagram, icon: IconBrandInstagram },
  { label: 'YouTube', href: site.socials.youtube, icon: IconBrandYoutube },
  { label: 'X', href: site.socials.x, icon: IconBrandX },
] satisfies SocialLink[];
