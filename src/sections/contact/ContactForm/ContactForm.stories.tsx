import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../design/controls/Button/Button.tsx';
import { patient, scripts, states } from '../EmbeddedForm/states.sample.ts';
import { sample } from './ContactForm.sample.ts';
import { ContactForm } from './ContactForm.tsx';

const { loading, failed, onClick, long, longMail } = states(sample.form);

/** The first section of a page, with a form, an email address and social profiles. */
const meta = {
  title: 'Sections/Contact/Contact form (get in touch, email)',
  id: 'contact-contact-form',
  component: ContactForm,
  parameters: {
    guide: {
      when: 'Opens the contact page with every way to get in touch: form, email address, profiles.',
      whenNot:
        'Not further down a page, which already has its h1: use Embedded form there, or Contact panel if an email address is enough.',
      access:
        'The form is in a named frame. Screen readers announce that it is loading, or that it has failed. A link to the same form is below it. The profiles are a named list.',
    },
  },
  args: sample,
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The loaded form. Its script is in the document only once. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: sample.heading }));
    await expect(region.getByRole('heading', { level: 1 })).toHaveTextContent(sample.heading);
    await expect(region.getByRole('link', { name: sample.mail.label })).toHaveAttribute(
      'href',
      sample.mail.href,
    );
    await expect(region.getByRole('link', { name: 'Ring the orchard' })).toBeVisible();
    const profiles = within(region.getByRole('list', { name: sample.socialsLabel })).getAllByRole('link');
    await expect(profiles.map((link) => link.getAttribute('href'))).toEqual(
      sample.socials.map(({ href }) => href),
    );
    for (const profile of profiles) {
      await expect(profile).toHaveAttribute('target', '_blank');
      await expect(profile).toHaveAccessibleName(/ \(opens in a new tab\)$/);
    }
    const frame = await region.findByTitle('Form for questions');
    await waitFor(() => expect(frame).toBeVisible(), patient);
    await expect(frame.getBoundingClientRect().height).toBeGreaterThanOrEqual(500);
    await expect(scripts(sample.form.script)).toHaveLength(1);
    await expect(
      region.getByRole('link', { name: 'See the questions by themselves (opens in a new tab)' }),
    ).toHaveAttribute('href', sample.form.link.href);
  },
};

/** The form is loading. */
export const Loading: Story = loading;

/** The provider's script failed to load. The frame shows a retry button, with the direct link below. */
export const Failed: Story = { ...failed, tags: ['!autodocs'] };

/** The script is added and removed with the section, and is never in the document twice. */
export const Left: Story = {
  tags: ['interaction'],
  render: function Page(args) {
    const [left, setLeft] = useState(false);
    return (
      <>
        <Button onClick={() => setLeft(!left)}>{left ? 'Enter' : 'Leave'}</Button>
        {!left && <ContactForm {...args} />}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { script, title } = sample.form;
    await waitFor(() => expect(scripts(script)).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(scripts(script)).toHaveLength(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }));
    await canvas.findByTitle(title);
    // An effect adds the script, possibly after the frame is in the document.
    await waitFor(() => expect(scripts(script)).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(scripts(script)).toHaveLength(0));
  },
};

/** The provider is contacted only after a click. */
export const OnClick: Story = { ...onClick, tags: ['interaction'] };

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const FailedPhone: Story = {
  ...Failed,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};

/** Long words, without a lead, poster, script, drawing or profiles. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Weiterbildungsteilnahmeanmeldung',
    lead: undefined,
    drawing: undefined,
    socials: [],
    mail: longMail,
    form: long,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};
