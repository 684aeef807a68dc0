import { IconBrandInstagram, IconBrandLinkedin, IconBrandX, IconBrandYoutube } from '@tabler/icons-react';
import type { SocialLink } from '../sections/SiteHeader/SiteHeader.tsx';

/** The four social profiles; placeholders for the owner to replace. */
export const socials = [
  { label: 'LinkedIn', href: 'https://www.linkedin.com/company/arcwright', icon: IconBrandLinkedin },
  { label: 'Instagram', href: 'https://www.instagram.com/arcwright', icon: IconBrandInstagram },
  { label: 'YouTube', href: 'https://www.youtube.com/@arcwright', icon: IconBrandYoutube },
  { label: 'X', href: 'https://x.com/arcwright', icon: IconBrandX },
] satisfies SocialLink[];
