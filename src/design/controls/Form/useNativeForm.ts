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
  /** The initial values. Their keys are the names of the fields. */
  initialValues: Values;
}

/** Sends the values. Resolves to the errors by field name, or to nothing on success. */
export type Send<Sent> = (values: Sent) => Promise<FormErrors | undefined>;

/** What {@link useNativeForm} returns: Mantine's form, and a function that creates its submit handler. */
export interface NativeForm<Values extends FormValues, Sent> extends UseFormReturnType<Values, Sent> {
  /**
   * Creates the form's `onSubmit`, which passes valid values to `send`. While `send` is pending (`submitting`), further
   * submissions are ignored. Afterward, the fields are reset, or they show the errors that `send` returned.
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
 * Cleans a field before the browser validates it: on the field's `change` event (when the visitor leaves a changed
 * field or submits the form), and on hydration, in case the field was filled in earlier.
 */
function cleanWhenLeft(field: HTMLElement | null): (() => void) | undefined {
  if (!field) return undefined;
  const clean = () => cleanField(field);
  if (field !== document.activeElement) clean();
  // Uses the browser's own event, because React's `onChange` fires on every keystroke.
  field.addEventListener('change', clean);
  return () => field.removeEventListener('change', clean);
}

/**
 * Mantine's `useForm`, uncontrolled, for a form that the browser can autofill, validate and, without JavaScript, post.
 * The hook reads the fields' values on submission, so they include what was autofilled, or typed before hydration.
 * Attributes define the browser's validation (`required`, `type`, `maxLength`); use `validate` for the rest. After an
 * error, the first invalid field gets focus. Typed text is cleaned: spaces around it, invisible characters, and the
 * display name of an email address are removed. `getInputProps` names the fields; the value of a checked checkbox is
 * `on`, as in a form that the browser posts. Foundations/Forms in Storybook has a complete form to copy.
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
    // The submit button lost focus while it was disabled; for keyboard users, it gets focus back.
    else if (document.activeElement === document.body && focus instanceof HTMLElement) focus.focus();
  }, [submitting, errors]);

  const sendWith = (send: Send<Sent>) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    const { currentTarget } = event;
    submitted.current = { form: currentTarget, focus: currentTarget.querySelector(':focus-visible') };
    // A field that a script or an extension filled has had no `change` event, so it is not clean yet.
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
      // Resets the existing elements. A new `key` would replace them, and focus would be lost.
      currentTarget.reset();
      form.reset();
    })(event);
  };

  return { ...form, sendWith };
}
