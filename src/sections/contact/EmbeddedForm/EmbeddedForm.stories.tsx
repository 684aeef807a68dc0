import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../design/controls/Button/Button.tsx';
import { ExternalScript } from '../../../design/media/ExternalScript/ExternalScript.tsx';
import { EmbeddedForm } from './EmbeddedForm.tsx';
import { sample } from './EmbeddedForm.sample.ts';
import { patient, scripts, states } from './states.sample.ts';

const { loading, failed, onClick, long, longMail } = states(sample.form);

/** A form builder's form, beside a short text. */
const meta = {
  title: 'Sections/Contact/Embedded form (form of another provider)',
  id: 'contact-embedded-form',
  component: EmbeddedForm,
  parameters: {
    guide: {
      when: 'Puts another provider’s form on a page, beside a text that says what it is for.',
      whenNot:
        'Not for the newsletter, which has built-in fields (Newsletter signup), and not at the top of a page (Contact form).',
      access:
        "The frame has a name, and screen readers announce its states. A link to the same form is always below it. With `load: 'click'` a button loads it; a hint says what is sent, and to which provider.",
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
    await waitFor(() => expect(frame).toBeVisible(), patient);
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

/** The provider's script failed to load. The frame shows its fallback, with the direct link below. */
export const Failed: Story = { ...failed, tags: ['!autodocs'] };

/**
 * The page loads the script at once, but the frame waits until it nears the viewport. When the section is
 * removed, so are the frame and the script.
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
