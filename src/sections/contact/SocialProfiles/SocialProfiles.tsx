import { IconExternalLink } from '@tabler/icons-react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Icon } from '../../../design/media/Icon/Icon.tsx';
import type { IconName } from '../../../design/media/Icon/icons.ts';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './SocialProfiles.module.css';

/** A profile on a social network. */
export interface Profile {
  /** Name of the network. @maxLength 15 */
  title: string;
  /** What visitors find on the profile, in a few words. @maxLength 45 */
  text?: string;
  /** The profile's URL. */
  href: string;
  /** The network's icon. */
  icon: IconName;
}

/** Content of {@link SocialProfiles}: a heading, and a link to each profile. */
export interface SocialProfilesContent extends SectionContent {
  /** Section heading. @maxLength 20 */
  heading: string;
  /** The profiles, in order. */
  items: Profile[];
}

/** Props of {@link SocialProfiles}. */
export type SocialProfilesProps = ContentProps<SocialProfilesContent>;

/** Profiles on social networks, side by side. Each is a link that opens in a new tab. */
export function SocialProfiles({ heading, items, ...rest }: SocialProfilesProps) {
  return (
    <Section space="list" {...rest}>
      <Container>
        <Heading className={classes.heading}>{heading}</Heading>
        <Ledger className={classes.profiles}>
          {items.map(({ title, text, href, icon }) => (
            <li key={title}>
              <Link href={href} newTab className={classes.profile}>
                <Icon icon={icon} size={30} />
                <span className={classes.name}>{title}</span>{' '}
                {text && <span className={classes.text}>{text}</span>}{' '}
                <Icon icon={IconExternalLink} size={20} className={classes.away} />
              </Link>
            </li>
          ))}
        </Ledger>
      </Container>
    </Section>
  );
}
