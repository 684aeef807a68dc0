import type { ComponentProps } from 'react';
import { Alert, Button, Checkbox, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { isEmail, isNotEmpty } from '@mantine/form';
import { useNativeForm } from '../../src/design/controls/Form/useNativeForm.ts';
import { useHydrated } from '../../src/design/layout/timing/useHydrated.ts';
import { preloadToasts, showToast } from '../../src/design/overlays/Toast/Toast.tsx';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Stack.layer.css';

/** Initial values. Their keys are the names of the submitted fields. A checked checkbox submits `on`. */
const initialValues = { name: '', email: '', format: '', question: '', consent: '' };

/** The values that the form sends. */
export type Seat = typeof initialValues;

/** Props of {@link SeatForm}. All its copy comes from these props. */
export interface SeatFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Labels of the fields and the button. */
  labels: Record<keyof Seat | 'submit', string>;
  /** Text below the question. */
  hint: string;
  /** The choices of the format field. The first one, whose value is empty, is a placeholder. */
  formats: { value: string; label: string }[];
  /**
   * Error messages, which say how to fix the error: one per required field, `taken` if the email address already has a
   * seat, and `failed` if sending fails.
   */
  errors: Record<'name' | 'email' | 'format' | 'consent' | 'taken' | 'failed', string>;
  /** The success message. */
  thanks: { title: string; message: string };
  /** The URL that the browser posts the form to without scripts. */
  action: string;
  /** Sends the values to the server, which may reject the email address. */
  onSend: (seat: Seat) => Promise<'ok' | 'taken'>;
}

/** A form that requests a seat. */
export function SeatForm({ labels, hint, formats, errors, thanks, action, onSend, ...rest }: SeatFormProps) {
  const form = useNativeForm({
    initialValues,
    validate: {
      name: isNotEmpty(errors.name),
      email: isEmail(errors.email),
      format: isNotEmpty(errors.format),
      consent: isNotEmpty(errors.consent),
    },
  });
  // Until scripts run, the browser validates the fields, with its own messages.
  const hydrated = useHydrated();

  const send = form.sendWith(async (seat) => {
    const outcome = await onSend(seat).catch(() => 'failed' as const);
    if (outcome === 'taken') return { email: errors.taken };
    if (outcome === 'failed') return { form: errors.failed };
    showToast({ ...thanks, kind: 'success' });
    return undefined;
  });

  return (
    <form
      {...rest}
      method="post"
      action={action}
      noValidate={hydrated}
      onFocus={preloadToasts}
      onSubmit={send}
    >
      <Stack align="start">
        <TextInput
          {...form.getInputProps('name')}
          label={labels.name}
          autoComplete="name"
          w="100%"
          required
        />
        <TextInput
          {...form.getInputProps('email')}
          label={labels.email}
          type="email"
          autoComplete="email"
          w="100%"
          required
        />
        <NativeSelect
          {...form.getInputProps('format')}
          label={labels.format}
          data={formats}
          w="100%"
          required
        />
        <Textarea
          {...form.getInputProps('question')}
          label={labels.question}
          description={hint}
          rows={3}
          w="100%"
        />
        <Checkbox {...form.getInputProps('consent', { type: 'checkbox' })} label={labels.consent} required />
        {form.errors.form && <Alert color="red" title={form.errors.form} />}
        <Button type="submit" loading={form.submitting}>
          {labels.submit}
        </Button>
      </Stack>
    </form>
  );
}
