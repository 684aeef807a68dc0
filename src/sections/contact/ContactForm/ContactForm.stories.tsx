import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../design/controls/Button/Button.tsx';
import { sample } from './ContactForm.sample.ts';
import { ContactForm } from './ContactForm.tsx';

/** No address at all: a script that fails, without a request. */
const broken = 'http://[';
const never = '/stand-ins/never.html';

/** A frame takes its time on a busy machine. */
const patient = { timeout: 8000 };

const scripts = (src: string) => document.querySelectorAll(`script[src="${src}"]`);

/** A page's opening: a form, an address, and profiles elsewhere. */
const meta = {
  title: 'Contact/Contact form',
  component: ContactForm,
  args: sample,
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Loaded. The section and the frame share one script element. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: sample.heading }));
    await expect(region.getByRole('heading', { level: 1 })).toHaveTextContent(sample.heading);
    await expect(region.getByRole('link', { name: sample.mail.label })).toHaveAttribute(
      'href',
      sample.mail.href,
    );
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

/** Until it has loaded. */
export const Loading: Story = {
  args: { form: { ...sample.form, src: never, timeout: 600_000 } },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading the form'),
    );
  },
};

/** The provider's script failed: another try, and the direct link beneath. */
export const Failed: Story = {
  tags: ['state'],
  args: { form: { ...sample.form, script: broken } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('The questions have not arrived'),
    );
    const [before] = scripts(broken);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(scripts(broken)[0]).not.toBe(before));
    await canvas.findByRole('button', { name: 'Try again' });
    await expect(scripts(broken)).toHaveLength(1);
  },
};

/** The script comes and goes with the section, and is never there twice. */
export const Left: Story = {
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
    // The frame's effect, which may run after the frame is in the document, brings it.
    await waitFor(() => expect(scripts(script)).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(scripts(script)).toHaveLength(0));
  },
};

/** Nothing is contacted before the click. */
export const OnClick: Story = {
  args: {
    form: {
      ...sample.form,
      load: 'click',
      hint: 'Loading the form sends your IP address to the form service.',
      words: { load: 'Load the form' },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { script, title } = sample.form;
    await expect(scripts(script)).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Load the form' }));
    await waitFor(() => expect(canvas.getByTitle(title)).toBeVisible(), patient);
    await expect(scripts(script)).toHaveLength(1);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const FailedPhone: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };

/** Long words; no lead, poster, script, drawing or profiles. */
export const Stress: Story = {
  args: {
    heading: 'Weiterbildungsteilnahmeanmeldung',
    lead: undefined,
    drawing: undefined,
    socials: [],
    mail: {
      label: 'unincorporated-communities@intermunicipal-wastewater.example',
      href: 'mailto:unincorporated-communities@intermunicipal-wastewater.example',
    },
    form: {
      ...sample.form,
      script: undefined,
      poster: undefined,
      src: never,
      timeout: 600_000,
      link: {
        label: 'Open the form of the intergovernmental wastewater committee on a page of its own',
        href: 'https://forms.example/',
      },
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const StressPhone: Story = { ...Stress, globals: { viewport: { value: 'phone' } } };
