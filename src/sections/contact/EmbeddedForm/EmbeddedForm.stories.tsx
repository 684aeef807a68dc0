import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../design/controls/Button/Button.tsx';
import { ExternalScript } from '../../../design/media/ExternalScript/ExternalScript.tsx';
import { EmbeddedForm } from './EmbeddedForm.tsx';
import { opening, sample } from './EmbeddedForm.sample.ts';
import { scripts, states } from './states.sample.ts';

const { loading, failed, onClick, long, longMail } = states(sample.form);
const openingStates = states(opening.form);

/** A form from a form builder, beside short text or in the first section of a page. */
const meta = {
  title: 'Sections/Contact/Embedded form (form of another provider, contact form, get in touch)',
  id: 'contact-embedded-form',
  component: EmbeddedForm,
  parameters: {
    guide: {
      when: 'Shows another provider’s form, either beside text that says what it is for, or at the top of the contact page, with every other way to get in touch.',
      whenNot:
        'Not for the newsletter, which has built-in fields (Newsletter signup), and not if an email address is enough (Contact panel).',
      access:
        "The frame has a name, and screen readers announce its states. If it fails to load, there is a link to the same form. With `load: 'click'` a button loads it; a hint says what is sent, and to which provider. The profiles are a named list.",
    },
  },
  args: sample,
} satisfies Meta<typeof EmbeddedForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The loaded form. Its script is in the document only once. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: sample.heading });
    await expect(region).toHaveAttribute('id', 'places');
    const frame = await within(region).findByTitle('Form for places');
    await waitFor(() => expect(frame).toBeVisible());
    await expect(frame.getBoundingClientRect().height).toBe(500);
    await expect(scripts(sample.form.script)).toHaveLength(1);
    await expect(
      within(region).getByRole('link', { name: 'See the questions by themselves (opens in a new tab)' }),
    ).toHaveAttribute('href', sample.form.link.href);
  },
};

/** The form is loading. */
export const Loading: Story = loading;

/** A poster instead of the drawing. */
export const WithPoster: Story = {
  args: {
    drawing: undefined,
    form: {
      ...loading.args.form,
      poster: { src: '/art/covers/form-early-access.svg', width: 600, height: 600, alt: '' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeVisible();
  },
};

/** If the provider's script fails to load, a message and a retry button replace the form. A direct link is below. */
export const Failed: Story = { ...failed, tags: ['!autodocs'] };

/**
 * The page loads the script immediately, but doesn't load the frame until the frame nears the viewport. When the
 * section is removed, the frame and the script are removed, too.
 */
export const FarDown: Story = {
  tags: ['interaction'],
  render: function Page(args) {
    const [left, setLeft] = useState(false);
    return (
      <>
        <Button onClick={() => setLeft(!left)}>{left ? 'Enter' : 'Leave'}</Button>
        <div style={{ blockSize: '300vh' }} />
        {!left && (
          <>
            <ExternalScript src={sample.form.script} />
            <EmbeddedForm {...args} />
          </>
        )}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { script, title } = sample.form;
    await waitFor(() => expect(scripts(script)).toHaveLength(1));
    await expect(canvas.queryByTitle(title)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(scripts(script)).toHaveLength(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }));
    await expect(scripts(script)).toHaveLength(1);
    canvas.getByRole('region', { name: sample.heading }).scrollIntoView({ behavior: 'instant' });
    await canvas.findByTitle(title);
    await expect(scripts(script)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(scripts(script)).toHaveLength(0));
  },
};

/** The provider is contacted only after a click. */
export const OnClick: Story = { ...onClick, tags: ['interaction'] };

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const LoadingPhone: Story = {
  ...Loading,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};

/** Long words and an email address, without a lead, a drawing or a script. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Weiterbildungsteilnahmeanmeldung',
    lead: undefined,
    drawing: undefined,
    form: { ...long, mail: longMail },
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

/** The loaded form in the first section of a page. The form's script is in the document only once. */
export const Opening: Story = {
  tags: ['sample'],
  args: opening,
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: opening.heading }));
    await expect(region.getByRole('heading', { level: 1 })).toHaveTextContent(opening.heading);
    await expect(region.getByRole('heading', { level: 2, name: opening.formHeading })).toBeVisible();
    await expect(region.getByRole('link', { name: opening.mail.label })).toHaveAttribute(
      'href',
      opening.mail.href,
    );
    await expect(region.getByRole('link', { name: 'Ring the orchard' })).toBeVisible();
    const profiles = within(region.getByRole('list', { name: opening.socialsLabel })).getAllByRole('link');
    await expect(profiles.map((link) => link.getAttribute('href'))).toEqual(
      opening.socials.map(({ href }) => href),
    );
    for (const profile of profiles) {
      await expect(profile).toHaveAttribute('target', '_blank');
      await expect(profile).toHaveAccessibleName(/ \(opens in a new tab\)$/);
    }
    const frame = await region.findByTitle('Form for questions');
    await waitFor(() => expect(frame).toBeVisible());
    await expect(frame.getBoundingClientRect().height).toBeGreaterThanOrEqual(500);
    await expect(scripts(opening.form.script)).toHaveLength(1);
    await expect(
      region.getByRole('link', { name: 'See the questions by themselves (opens in a new tab)' }),
    ).toHaveAttribute('href', opening.form.link.href);
  },
};

/** The first section of a page while the form is loading. */
export const OpeningLoading: Story = {
  ...openingStates.loading,
  args: { ...opening, ...openingStates.loading.args },
};

/** If the provider's script fails to load, a message and a retry button replace the form. A direct link is below. */
export const OpeningFailed: Story = {
  ...openingStates.failed,
  tags: ['!autodocs'],
  args: { ...opening, ...openingStates.failed.args },
};

/** The script is added and removed with the section, and is never in the page twice. */
export const Left: Story = {
  tags: ['interaction'],
  args: opening,
  render: function Page(args) {
    const [left, setLeft] = useState(false);
    return (
      <>
        <Button onClick={() => setLeft(!left)}>{left ? 'Enter' : 'Leave'}</Button>
        {!left && <EmbeddedForm {...args} />}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { script, title } = opening.form;
    await waitFor(() => expect(scripts(script)).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(scripts(script)).toHaveLength(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }));
    await canvas.findByTitle(title);
    // An effect adds the script, possibly after the frame is in the page.
    await waitFor(() => expect(scripts(script)).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(scripts(script)).toHaveLength(0));
  },
};

/** Contacts the provider only on click. */
export const OpeningOnClick: Story = {
  ...openingStates.onClick,
  tags: ['interaction'],
  args: { ...opening, ...openingStates.onClick.args },
};

export const OpeningPhone: Story = {
  tags: ['edge-case'],
  args: opening,
  globals: { viewport: { value: 'phone' } },
};

export const OpeningFailedPhone: Story = {
  ...OpeningFailed,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};

/** Long words; no lead, poster, script, drawing or profiles. */
export const StressOpening: Story = {
  tags: ['edge-case'],
  args: {
    ...opening,
    heading: 'Weiterbildungsteilnahmeanmeldung',
    lead: undefined,
    drawing: undefined,
    socials: [],
    mail: openingStates.longMail,
    form: openingStates.long,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const StressOpeningPhone: Story = {
  ...StressOpening,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};
