import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './SocialProfiles.sample.ts';
import { SocialProfiles } from './SocialProfiles.tsx';

/** Profiles on social networks. */
const meta = {
  title: 'Sections/Contact/Social profiles (social media, LinkedIn, Instagram)',
  id: 'contact-social-profiles',
  component: SocialProfiles,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Links to profiles on social networks from a page about the community or the company.',
      whenNot:
        'Not in the header or footer, which have icons that link to the profiles, and not for podcast platforms, which are in the podcast’s heroes.',
      access:
        'Each profile is one link, which begins with the network’s name and says that it opens in a new tab.',
    },
  },
  args: sample,
} satisfies Meta<typeof SocialProfiles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each profile is one link as wide as its list item. The link opens in a new tab and says so. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Elsewhere' });
    const links = within(region).getAllByRole('link');
    await expect(links).toHaveLength(3);
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(72);
      await expect(link.getBoundingClientRect().width).toBe(
        link.parentElement?.getBoundingClientRect().width,
      );
    }
    await expect(links[0]).toHaveAccessibleName('Mastodon The tide table, twice a day (opens in a new tab)');
  },
};

/** In the site theme. */
export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };

/** A single profile without text. */
export const One: Story = {
  tags: ['edge-case'],
  args: {
    items: [{ title: 'Mastodon', href: 'https://social.example/@harbor', icon: 'mastodon' }],
  },
};

/** Long names, long text, a profile without text, and many profiles. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Intercommunications elsewhere',
    items: [
      {
        title: 'Interharbortelecommunicationsregister',
        text: 'Announcements, corrections, corrections of corrections and, once a year, the list of everybody who has ever found a glove.',
        href: 'https://register.example/',
        icon: 'mastodon',
      },
      ...sample.items.map((profile, index) => ({
        ...profile,
        text: index === 1 ? undefined : profile.text,
      })),
      ...sample.items.map((profile) => ({ ...profile, title: `${profile.title} too` })),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const link of within(canvasElement).getAllByRole('link'))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};

/** On phones, the profiles are one below the other. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };
