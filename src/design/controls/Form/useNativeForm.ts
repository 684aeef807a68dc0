import { useEffect, useRef, type SubmitEvent } from 'react';
import { useForm, type FormErrors, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import { cleanField } from './clean.ts';

/** The values of a form's fields, by name. */
export type FormValues = Record<string, string>;

/** Options of {@link useNativeForm}. */
export interface NativeFormInput<Values extends FormValues, Sent = Values> extends Pick<
  UseFormInput<Values, Sent>,
  'transformValues' | 'validate'
> {
  /** Initial values; also the field names. */
  initialValues: Values;
}

/** Sends the values. Returns errors by field name; none means success. */
export type Send<Sent> = (values: Sent) => Promise<FormErrors | undefined>;

/** What {@link useNativeForm} returns: Mantine's form, and a function that creates its submit handler. */
export interface NativeForm<Values extends FormValues, Sent> extends UseFormReturnType<Values, Sent> {
  /**
   * Creates the form's `onSubmit`: `send` gets the values once they are valid. While a request is pending
   * (`submitting`), nothing is sent twice. Afterward the fields are cleared, or show the returned errors.
   */
  sendWith: (send: Send<Sent>) => (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The form's first field with an error. */
const atFault = (form: HTMLFormElement, errors: FormErrors): HTMLElement | undefined =>
  [...form.elements].find(
    (field): field is HTMLInputElement =>
      field instanceof HTMLElement && 'name' in field && !!errors[String(field.name)],
  );

/**
 * Cleans a field before the browser validates it: when the visitor leaves or submits it, and after hydration if it
 * was filled in earlier.
 */
function cleanWhenLeft(field: HTMLElement | null): (() => void) | undefined {
  if (!field) return undefined;
  const clean = () => cleanField(field);
  if (field !== document.activeElement) clean();
  // The browser's own event: React's `onChange` fires at every letter.
  field.addEventListener('change', clean);
  return () => field.removeEventListener('change', clean);
}

/**
 * Mantine's `useForm`, uncontrolled, for a form that the browser fills in, validates and posts. The fields' values at
 * submission count, including what was typed before hydration or autofilled. Attributes define the browser's
 * validation (`required`, `type`, `maxLength`); use `validate` for the rest. Errors focus the first invalid field.
 * Typed text is cleaned: no spaces around it, no invisible characters, and no name before an email address.
 * `getInputProps` names the fields; the value of a checked checkbox is `on`, as in a form that the browser posts.
 * Foundations/Forms in Storybook has a complete form to copy.
 */
export function useNativeForm<Values extends FormValues, Sent = Values>(
  input: NativeFormInput<Values, Sent>,
): NativeForm<Values, Sent> {
  const form = useForm<Values, Sent>({
    ...input,
    mode: 'uncontrolled',
    enhanceGetInputProps: ({ field }) => ({ name: field, ref: cleanWhenLeft }),
  });
  const { submitting, errors } = form;
  const submitted = useRef<{ form: HTMLFormElement; focus: Element | null }>(undefined);

  useEffect(() => {
    if (submitting || !submitted.current) return;
    const { form, focus } = submitted.current;
    submitted.current = undefined;
    const fault = atFault(form, errors);
    if (fault) fault.focus();
    // The disabled button lost focus; give it back to keyboard users.
    else if (document.activeElement === document.body && focus instanceof HTMLElement) focus.focus();
  }, [submitting, errors]);

  const sendWith = (send: Send<Sent>) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    const { currentTarget } = event;
    submitted.current = { form: currentTarget, focus: currentTarget.querySelector(':focus-visible') };
    // A field filled by a script or an extension was never blurred.
    for (const field of currentTarget.elements) cleanField(field);
    const held = new FormData(currentTarget);
    const names = Object.keys(form.getInitialValues());
    form.setValues(Object.fromEntries(names.map((name) => [name, held.get(name) ?? ''])) as Values);
    form.onSubmit(async (values) => {
      const refused = await send(values);
      if (refused) {
        form.setErrors(refused);
        return;
      }
      // Keep the field elements: a new `key` would replace them and lose focus.
      currentTarget.reset();
      form.reset();
    })(event);
  };

  return { ...form, sendWith };
}
