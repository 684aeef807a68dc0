import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DialogsProvider } from '../../../design/overlays/Dialogs/Dialogs.tsx';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { choices, corner, foot, halves, low, row, scene } from './CallToAction.sample.ts';
import { CallToAction } from './CallToAction.tsx';

/** Asks visitors to do one thing, near the end of a page. */
const meta = {
  title: 'Sections/Contact/Call to action (CTA, button, next step)',
  id: 'contact-call-to-action',
  component: CallToAction,
  parameters: {
    guide: {
      when: 'Ends a page with one thing to do. The main action says what happens next; a second one suits visitors who aren’t ready.',
      whenNot:
        'Not twice on a page, and not for an email address or a form: use Contact panel or Embedded form.',
    },
  },
  args: corner,
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawing of arcs in the upper right corner. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: 'Bring us the meter nobody reads' });
    await expect(within(region).getByRole('heading', { level: 2 })).toBeVisible();
    await expect(within(region).getByRole('link')).toHaveAttribute('href', '/contact');
  },
};

/** Two actions: a solid button that opens a dialog, and an outlined link. */
export const TwoActions: Story = {
  tags: ['interaction'],
  args: {
    actions: [
      { label: 'Plan a Site Visit', dialog: 'booking' },
      { label: 'Read the reports', href: '/reports' },
    ],
    actionVariant: 'hero',
  },
  decorators: [
    (Story) => (
      <DialogsProvider
        dialogs={{
          booking: { component: () => <div role="dialog" aria-label="Booking" />, href: '/contact' },
        }}
      >
        <Story />
      </DialogsProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Read the reports' })).toHaveAttribute(
      'data-variant',
      'outline',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Plan a Site Visit' }));
    await expect(await canvas.findByRole('dialog', { name: 'Booking' })).toBeInTheDocument();
  },
};

/** Text in one half, and the whole drawing in the other. */
export const Halves: Story = { name: 'Text and drawing side by side', args: halves };

/** A section that takes up little height, here on the highlight band instead of its default band. */
export const Low: Story = {
  name: 'One low section',
  args: { ...low, drawing: undefined, band: 'highlight' },
};

/** A line of people along the bottom. The action links to another part of the same page. */
export const Foot: Story = { name: 'People along the bottom', args: { ...foot } };

/** A scene at the left, and the text beside it. The action has no target yet. */
export const Scene: Story = {
  name: 'Scene beside the text',
  args: scene,
  globals: { viewport: { value: 'desktop' } },
  parameters: { theme: 'conference' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Reserve a Bench' })).toBeEnabled();
    const words = canvas.getByRole('heading').getBoundingClientRect();
    const scene = canvasElement.querySelector('section > svg')?.getBoundingClientRect();
    const section = canvas.getByRole('region').getBoundingClientRect();
    await expect(words.left).toBeGreaterThan(scene?.right ?? Infinity);
    await expect(scene?.height).toBeCloseTo(section.height, 0);
  },
};

/** In the site theme. */
export const SceneInSiteTheme: Story = { tags: ['edge-case'], args: scene, parameters: { theme: 'site' } };

/** On phones, the scene is above the text. */
export const ScenePhone: Story = {
  tags: ['edge-case'],
  args: scene,
  globals: { viewport: { value: 'phone' } },
  parameters: { theme: 'conference' },
  play: async ({ canvasElement }) => {
    const scene = canvasElement.querySelector('section > svg')?.getBoundingClientRect();
    const words = within(canvasElement).getByRole('heading').getBoundingClientRect();
    await expect(words.top).toBeGreaterThan(scene?.bottom ?? Infinity);
  },
};

/** The lead and the action are beside the heading; on phones, below it. The action has no target yet. */
export const Row: Story = {
  name: 'Only text',
  args: row,
  globals: { viewport: { value: 'desktop' } },
  parameters: { theme: 'conference' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    const line = canvas.getByText(/^Season passes/).getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Get a Pass' }).getBoundingClientRect();
    await expect(action.top).toBeGreaterThan(line.bottom);
    await expect(action.left).toBeCloseTo(line.left, 0);
    if (isDesktop()) await expect(line.left).toBeGreaterThan(heading.right);
    else await expect(line.top).toBeGreaterThan(heading.bottom);
  },
};

/** A heading and an action. */
export const RowWithoutLine: Story = {
  name: 'Only text, without a lead',
  args: { ...row, heading: 'Bring an oar, or borrow one at the pier', lead: undefined },
  parameters: { theme: 'conference' },
};

/** Several actions are side by side. Here, the band is `page`. */
export const RowOfActions: Story = {
  name: 'Only text, several actions',
  args: {
    ...row,
    band: 'page',
    heading: 'A longer crossing, or another river?',
    lead: 'There are four lines and a charter.',
    actions: [{ label: 'Ask for a Charter' }, { label: 'See all lines', href: '/lines' }],
    actionVariant: 'accent',
  },
  parameters: { theme: 'conference' },
};

/** Two choices to compare, side by side. The page is about the first, and links to the second. */
export const RowOfChoices: Story = {
  name: 'Two choices',
  args: choices,
  parameters: { theme: 'conference' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [rower, owner] = canvas.getAllByRole('listitem');
    await expect(within(rower!).getByText('This page')).toBeVisible();
    await expect(within(owner!).getByRole('link', { name: 'See shares' })).toHaveAttribute('href', '/shares');
    await expect(
      within(owner!)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(
      within(rower!)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    );
    const [left, right] = [rower!, owner!].map((choice) => choice.getBoundingClientRect());
    if (isDesktop()) await expect(right?.top).toBeCloseTo(left?.top ?? 0, 0);
  },
};

/** A short heading in larger type. The action's link opens in a new tab. */
export const RowLarge: Story = {
  name: 'Only text, large heading',
  args: {
    ...row,
    band: 'page',
    large: true,
    heading: 'Row a shift',
    lead: 'The form is one short page. An answer takes until Sunday.',
    actions: [{ label: 'Apply to row', href: 'https://forms.example/row' }],
    actionVariant: 'accent',
  },
  parameters: { theme: 'conference' },
};

/** In the site theme. */
export const RowInSiteTheme: Story = { tags: ['edge-case'], args: row, parameters: { theme: 'site' } };

/**
 * Long words in every variant. Below them, `corner` and `scene` without a lead or a drawing, `row` with a large
 * heading, and `row` with choices.
 */
export const Stress: Story = {
  tags: ['edge-case'],
  render: () => (
    <>
      {[corner, halves, low, foot, scene, row].map((sample) => (
        <CallToAction
          key={sample.heading}
          {...sample}
          heading={`${sample.heading}, Telecommunicationsinteroperability included`}
          actions={[
            { label: 'Schedule a Conversation With the Whole Committee', href: '/contact' },
            { label: 'Read the minutes', href: '#minutes' },
            { label: 'Ask by telephone', href: '#telephone' },
          ]}
        />
      ))}
      <CallToAction {...corner} heading="Write to us" lead={undefined} drawing={undefined} />
      <CallToAction {...scene} heading="Write to them" lead={undefined} drawing={undefined} />
      <CallToAction {...row} large heading="Telecommunicationsinteroperability follows next" />
      <CallToAction
        {...row}
        heading="Row or own"
        choices={choices.choices.map((choice) => ({
          ...choice,
          title: `${choice.title} Telecommunicationsinteroperability`,
          facts: [{ label: 'Interoperability', value: `${choice.title} Telecommunicationsinteroperability` }],
        }))}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

/** On phones, the drawing is above or below the text. */
export const Phone: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      {[corner, halves, low, foot, scene, row].map((sample) => (
        <CallToAction key={sample.heading} {...sample} />
      ))}
    </>
  ),
};
