import { useEffect, useRef, type SubmitEvent } from 'react';
import { useForm, type FormErrors, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import { cleanField } from './clean.ts';

/** What the fields of a form hold, by their names. */
export type FormValues = Record<string, string>;

/** What {@link useNativeForm} takes. */
export interface NativeFormInput<Values extends FormValues, Sent = Values> extends Pick<
  UseFormInput<Values, Sent>,
  'transformValues' | 'validate'
> {
  /** What each field holds at first; names the fields. */
  initialValues: Values;
}

/** Sends the values. It answers with errors by the fields' names; without any, all went well. */
export type Send<Sent> = (values: Sent) => Promise<FormErrors | undefined>;

/** Mantine's form, and how to submit it. */
export interface NativeForm<Values extends FormValues, Sent> extends UseFormReturnType<Values, Sent> {
  /**
   * Makes the form's `onSubmit`: `send` gets the values once they are valid. Nothing is sent twice while it is under way
   * (`submitting`); then the fields are cleared, or show the errors that came back.
   */
  sendWith: (send: Send<Sent>) => (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The first field of a form that has an error. */
const atFault = (form: HTMLFormElement, errors: FormErrors): HTMLElement | undefined =>
  [...form.elements].find(
    (field): field is HTMLInputElement =>
      field instanceof HTMLElement && 'name' in field && !!errors[String(field.name)],
  );

/** Cleans a field before the browser checks it: when it is left or submitted, and what it held before hydration. */
function cleanWhenLeft(field: HTMLElement | null): (() => void) | undefined {
  if (!field) return undefined;
  const clean = () => cleanField(field);
  if (field !== document.activeElement) clean();
  // The browser's own event: React's `onChange` fires at every letter.
  field.addEventListener('change', clean);
  return () => field.removeEventListener('change', clean);
}

/**
 * Mantine's `useForm`, uncontrolled, for a form that the browser fills in, checks and posts by itself. What the fields hold
 * when it is submitted counts, also what was typed before hydration or filled in by the browser. Attributes say what the
 * browser checks (`required`, `type`, `maxLength`), `validate` is for the rest. Errors move the focus to the first field at
 * fault. What was typed is cleaned: no spaces around it, no invisible characters, and an address without a name before it.
 * `getInputProps` names the fields; a checkbox that is checked holds `on`, as browsers post it. Foundations/Forms in
 * Storybook has a whole form to copy.
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
    // A disabled button has lost the focus; who works with the keyboard gets it back.
    else if (document.activeElement === document.body && focus instanceof HTMLElement) focus.focus();
  }, [submitting, errors]);

  const sendWith = (send: Send<Sent>) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    const { currentTarget } = event;
    submitted.current = { form: currentTarget, focus: currentTarget.querySelector(':focus-visible') };
    // What a script or an extension filled in was never left.
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
      // The fields keep their elements, which a new `key` would replace, and with them the focus.
      currentTarget.reset();
      form.reset();
    })(event);
  };

  return { ...form, sendWith };
}
