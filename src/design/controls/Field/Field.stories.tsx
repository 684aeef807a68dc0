import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bands } from '../../theme/tokens.ts';
import { Field } from './Field.tsx';

const meta = {
  title: 'Components/Controls/Field',
  component: Field,
  parameters: { layout: 'padded' },
  args: { label: 'Work email', type: 'email', placeholder: 'you@agency.gov' },
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Field {...args} />
    </div>
  ),
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'We reply within one working day.' },
};

/** The label names the field, the hint describes it. */
export const InUse: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Work email' });
    await expect(field).toHaveAccessibleDescription('We reply within one working day.');
    await expect(field).toBeValid();
    await userEvent.type(field, 'jordan@county.gov');
    await expect(field).toHaveValue('jordan@county.gov');
  },
};

/** What is wrong, and how to put it right. */
export const Error: Story = {
  args: { defaultValue: 'jordan@county', error: 'Add the part after the dot, such as .gov' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Work email' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Add the part after the dot, such as .gov');
  },
};

export const Success: Story = {
  args: { defaultValue: 'jordan@county.gov', success: 'Looks right.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Work email' });
    await expect(field).toHaveAccessibleDescription('Looks right.');
  },
};

/** A line on the ground: the newsletter's fields. */
export const Plain: Story = {
  args: { variant: 'plain', placeholder: undefined, defaultValue: 'jordan@county.gov' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'jordan@county.gov' } };

/** Both variants and all states on every band. */
export const OnBands: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {bands.map((band) => (
        <div
          key={band}
          data-band={band}
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
            alignItems: 'start',
            gap: '1.5rem',
            padding: '1.5rem',
          }}
        >
          <Field label={band} placeholder="you@agency.gov" hint="We reply within one working day." />
          <Field label={band} defaultValue="jordan@county" error="Add the part after the dot, such as .gov" />
          <Field label={band} defaultValue="jordan@county.gov" success="Looks right." />
          <Field label={band} defaultValue="jordan@county.gov" variant="plain" />
        </div>
      ))}
    </>
  ),
};

/** Hint and error together, both long, on a phone. */
export const Stress: Story = {
  args: {
    label: 'Address at which the purchasing department of your county receives electronic correspondence',
    hint: 'We reply within one working day, and never share it with anyone outside this project.',
    error: 'Add the part after the dot, such as .gov, .org or incorporated-communities.example',
    defaultValue: 'a.very.long.address.that.does.not.fit@unincorporated-communities',
  },
  globals: { viewport: { value: 'phone' } },
};
