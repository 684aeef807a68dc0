import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './CustomPackage.sample.ts';
import { CustomPackage } from './CustomPackage.tsx';

/** An offer without a price list: parts to choose from, and an email address. */
const meta = {
  title: 'Sections/Offers/Custom package (build your own offer)',
  id: 'offers-custom-package',
  component: CustomPackage,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Offers a custom sponsorship made of parts, below the fixed packages.',
      whenNot: 'Not for fixed prices: use Sponsor tiers or Partner levels.',
      access: 'The parts are a list. The email address is a link below the button.',
    },
  },
  args: sample,
} satisfies Meta<typeof CustomPackage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: sample.heading });
    await expect(
      within(region)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(sample.items);
    for (const name of [sample.action.label, sample.mail.label])
      await expect(within(region).getByRole('link', { name })).toHaveAttribute(
        'href',
        'mailto:mix@lantern.example',
      );
  },
};

export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };

/** On phones, the drawing isn't shown. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** Without a drawing, the text takes up the full width. */
export const WithoutDrawing: Story = {
  tags: ['edge-case'],
  args: { drawing: undefined, mail: undefined },
};

/** A single part, without a lead. */
export const One: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 1), lead: undefined },
};

/** Long words, many parts, and a button that doesn't lead anywhere yet. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Zusammenstellungsmöglichkeiten',
    lead: 'A lead that takes its time to say that everything can be had, in any order, by anybody, at a price that is found together and written down before the first invoice.',
    items: [
      ...sample.items,
      'Rechtsschutzversicherungsgesellschaften',
      'A part whose name is a whole sentence, because nobody had the heart to make it shorter',
      'Lamps',
    ],
    action: { label: 'Write to everybody who has anything to do with it' },
    mail: {
      label: 'unincorporated-communities@intermunicipal-wastewater.example',
      href: 'mailto:unincorporated-communities@intermunicipal-wastewater.example',
    },
  },
};

export const StressPhone: Story = {
  tags: ['edge-case'],
  args: Stress.args ?? {},
  globals: { viewport: { value: 'phone' } },
};
