import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { bands } from '../../src/design/theme/tokens.ts';
import { SeatForm, type Seat, type SeatFormProps } from './SeatForm.tsx';
import code from './SeatForm.tsx?raw';
import '@mantine/core/styles/SimpleGrid.layer.css';

const send = () => fn<SeatFormProps['onSend']>(() => Promise.resolve('ok'));

/**
 * A form uses Mantine's fields, and Mantine's `useForm` through `useNativeForm` (`src/design/controls/Form`). Copy
 * the code below, then change its fields.
 *
 * - **Values** stay in the fields (uncontrolled): what is typed or autofilled before hydration is sent too, and
 *   typing doesn't re-render the form. Spread `form.getInputProps('email')` into each field; a checkbox takes
 *   `{ type: 'checkbox' }`.
 * - **Validation.** Until scripts run, the browser validates `required`, `type` and `maxLength`. After that,
 *   `noValidate` leaves validation to `validate`, whose messages come from content and appear next to the fields. A
 *   form as short as the newsletter's leaves all validation to the browser.
 * - **Server errors.** The function that sends the form returns them, keyed by field name. Errors under any other key
 *   belong to the form, which decides where to show them. The first invalid field gets focus, and no input is lost.
 * - **Submission** happens once, no matter how often the button is clicked. On success the fields are cleared.
 * - **Without scripts** the browser posts the same fields to `action`.
 */
const meta = {
  title: 'Foundations/Forms (fields, inputs, validation)',
  id: 'foundations-forms',
  component: SeatForm,
  parameters: { layout: 'padded', docs: { source: { code, language: 'tsx' } } },
  args: {
    style: { maxInlineSize: '28rem' },
    labels: {
      name: 'Name',
      email: 'Email',
      format: 'Format',
      question: 'Question',
      consent: 'You may write to me about this workshop',
      submit: 'Ask for a seat',
    },
    hint: 'What the workshop should answer. You can leave it out.',
    formats: [
      { value: '', label: 'Choose one' },
      { value: 'on-site', label: 'On site' },
      { value: 'online', label: 'Online' },
    ],
    errors: {
      name: 'Enter your name',
      email: 'Enter an email address such as jordan@county.gov',
      format: 'Choose how you want to attend',
      consent: 'Without this we cannot answer',
      taken: 'This email address already has a seat. Use another one',
      failed: 'Nothing was sent. Check your connection and try again',
    },
    thanks: { title: 'You have a seat', message: 'A letter is on its way.' },
    action: '/seats',
    onSend: send(),
  },
  beforeEach: async () => {
    const { Notifications } = await import('@mantine/notifications');
    Notifications.clean();
  },
  render: (args) => <SeatForm {...args} />,
} satisfies Meta<typeof SeatForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const { labels, errors, thanks } = meta.args;

/** The form's fields and its button. */
const controls = (canvas: HTMLElement) => {
  const { getByRole } = within(canvas);
  return {
    name: getByRole('textbox', { name: labels.name }),
    email: getByRole('textbox', { name: labels.email }),
    format: getByRole('combobox', { name: labels.format }),
    question: getByRole('textbox', { name: labels.question }),
    consent: getByRole('checkbox', { name: labels.consent }),
    submit: getByRole('button', { name: labels.submit }),
  };
};

const seat: Seat = {
  name: 'Jordan Ellis',
  email: 'jordan@county.gov',
  format: 'online',
  question: 'Who signs the model’s work?',
  consent: 'on',
};

async function fillIn(canvas: HTMLElement, values = seat): Promise<void> {
  const { name, email, format, question, consent } = controls(canvas);
  await userEvent.type(name, values.name);
  await userEvent.type(email, values.email);
  await userEvent.selectOptions(format, values.format);
  await userEvent.type(question, values.question);
  await userEvent.click(consent);
}

/** Checks that the fields keep what was entered. */
async function expectKept(canvas: HTMLElement, values = seat): Promise<void> {
  const { name, email, format, question, consent } = controls(canvas);
  await expect(name).toHaveValue(values.name);
  await expect(email).toHaveValue(values.email);
  await expect(format).toHaveValue(values.format);
  await expect(question).toHaveValue(values.question);
  await expect(consent).toBeChecked();
}

export const Default: Story = {};

/** When an empty form is sent, each required field says what is missing. Correcting a field removes its error. */
export const RequiredEmpty: Story = {
  tags: ['interaction'],
  args: { onSend: send() },
  play: async ({ args, canvasElement: canvas }) => {
    const { name, email, format, question, consent, submit } = controls(canvas);
    await userEvent.click(submit);
    await waitFor(() => expect(name).toHaveFocus());
    for (const [field, error] of [
      [name, errors.name],
      [email, errors.email],
      [format, errors.format],
    ] as const) {
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(error);
    }
    await expect(within(canvas).getByText(errors.consent)).toBeVisible();
    await expect(consent).toBeRequired();
    await expect(question).toHaveAccessibleDescription(args.hint);
    await expect(args.onSend).not.toHaveBeenCalled();

    await userEvent.type(name, seat.name);
    await expect(name).not.toBeInvalid();
    await expect(name).not.toHaveAccessibleDescription();
    await expect(email).toBeInvalid();
  },
};

/** If the email address is invalid, its field shows an example and gets focus. */
export const BadEmail: Story = {
  tags: ['interaction'],
  args: { onSend: send() },
  play: async ({ args, canvasElement: canvas }) => {
    const values = { ...seat, email: 'jordan@county' };
    await fillIn(canvas, values);
    const { email, name, submit } = controls(canvas);
    await userEvent.click(submit);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(errors.email);
    await expect(name).not.toBeInvalid();
    await expectKept(canvas, values);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** If the server rejects a value, its field says why and gets focus. Every field keeps its value. */
export const ServerRefuses: Story = {
  tags: ['interaction'],
  args: { onSend: fn<SeatFormProps['onSend']>(() => Promise.resolve('taken')) },
  play: async ({ args, canvasElement: canvas }) => {
    await fillIn(canvas);
    const { email, submit } = controls(canvas);
    await userEvent.click(submit);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(args.onSend).toHaveBeenCalledWith(seat);
    await expect(email).toHaveAccessibleDescription(errors.taken);
    await expectKept(canvas);
    await expect(submit).toBeEnabled();
  },
};

/** If sending fails, the form says so, every field keeps its value, and keyboard focus returns to the button. */
export const ServerSilent: Story = {
  tags: ['interaction'],
  args: { onSend: fn<SeatFormProps['onSend']>(() => Promise.reject(new Error('no answer'))) },
  play: async ({ canvasElement: canvas }) => {
    await fillIn(canvas);
    const { consent, submit } = controls(canvas);
    consent.focus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(await within(canvas).findByRole('alert')).toHaveTextContent(errors.failed);
    await expectKept(canvas);
    await waitFor(() => expect(submit).toHaveFocus());
  },
};

/** When the form has been sent, the fields are cleared and a message confirms the submission. */
export const Success: Story = {
  tags: ['interaction'],
  args: { onSend: send() },
  play: async ({ args, canvasElement: canvas }) => {
    await fillIn(canvas);
    const { name, email, format, question, consent, submit } = controls(canvas);
    await userEvent.click(submit);
    await waitFor(() => expect(screen.getByText(thanks.message)).toBeVisible());
    await expect(args.onSend).toHaveBeenCalledWith(seat);
    for (const field of [name, email, format, question]) await expect(field).toHaveValue('');
    await expect(consent).not.toBeChecked();
    await expect(canvas.querySelector('[aria-invalid]')).toBeNull();
  },
};

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

const sure = 'Looks right.';
const wrong = 'Add the part after the dot, such as .gov';

/**
 * Fields with hints, errors and success messages, on every band. To assistive technology, `description` (the hint),
 * `error` and `success` are the field's description.
 */
export const Fields: Story = {
  parameters: { layout: 'fullscreen', docs: { source: { code: null, type: 'code' } } },
  render: () => (
    <>
      {bands.map((band) => (
        <SimpleGrid key={band} data-band={band} cols={{ base: 1, sm: 2, lg: 3 }} p="lg">
          <TextInput label={`Hint, ${band}`} placeholder="you@agency.gov" description={meta.args.hint} />
          <TextInput label={`Error, ${band}`} defaultValue="jordan@county" error={wrong} />
          <TextInput label={`Success, ${band}`} defaultValue={seat.email} success={sure} />
          <TextInput label={`Disabled, ${band}`} defaultValue={seat.email} disabled />
          <NativeSelect label={`Choice, ${band}`} data={['On site', 'Online']} error={wrong} />
          <Textarea label={`Text, ${band}`} description={meta.args.hint} rows={2} />
        </SimpleGrid>
      ))}
    </>
  ),
  play: async ({ canvasElement: canvas }) => {
    const { getByRole } = within(canvas);
    await expect(getByRole('textbox', { name: 'Hint, page' })).toHaveAccessibleDescription(meta.args.hint);
    await expect(getByRole('textbox', { name: 'Success, page' })).toHaveAccessibleDescription(sure);
    for (const field of [
      getByRole('textbox', { name: 'Error, page' }),
      getByRole('combobox', { name: 'Choice, page' }),
    ]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(wrong);
    }
  },
};

/** A long label, hint and error on a phone. */
export const Stress: Story = {
  tags: ['edge-case'],
  render: () => (
    <TextInput
      label="Address at which the purchasing department of your county receives electronic correspondence"
      description="We reply within one working day, and never share it with anyone outside this project."
      error="Add the part after the dot, such as .gov, .org or incorporated-communities.example"
      defaultValue="a.very.long.address.that.does.not.fit@unincorporated-communities"
    />
  ),
  globals: { viewport: { value: 'phone' } },
};
