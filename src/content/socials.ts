import type { SocialLink } from '../sections/frame/SiteHeader/SiteHeader.tsx';
import { site } from './site.ts';

/** The four social profiles, in the order they are shown. */
export const socials = [
  { label: 'LinkedIn', href: site.socials.linkedin, icon: 'linkedin' },
  { label: 'Instagram', href: site.socials.instagram, icon: 'instagram' },
  { label: 'YouTube', href: site.socials.youtube, icon: 'youtube' },
  { label: 'X', href: site.socials.x, icon: 'x' },
] satisfies SocialLink[];
