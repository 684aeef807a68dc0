import { useId, type ComponentProps } from 'react';
import clsx from 'clsx';
import classes from './Field.module.css';

/** What {@link Field} takes: an input’s props, and its words. */
export interface FieldProps extends ComponentProps<'input'> {
  /** Names the field; stands above it. */
  label: string;
  /** Stands below: what to enter, or what happens with it. */
  hint?: string;
  /** What is wrong and how to put it right; marks the field as invalid. */
  error?: string;
  /** What is right. Not shown beside an `error`. */
  success?: string;
  /** `default` stands on a tint, `plain` is a line on the ground (the newsletter's). */
  variant?: 'default' | 'plain';
}

/**
 * Brings the letters that the site's own words do without: a visitor may type them. Should they not come, the next font
 * of the stack draws them.
 */
function loadAllLetters(): void {
  import('../../theme/fonts/rest.css').catch(() => undefined);
}

/**
 * A text field with its label; hint, error and success are tied to it for assistive technology.
 * `className` reaches the root element, rest props and ref the input. Native elements: Mantine's TextInput does the same
 * for 8 KB more on every page with a form.
 */
export function Field({
  id,
  label,
  hint,
  error,
  success,
  variant = 'default',
  className,
  onFocus,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const field = id ?? ownId;
  const notes = [
    { name: 'hint', text: hint },
    { name: 'error', text: error },
    { name: 'success', text: error ? undefined : success },
  ].filter(({ text }) => text);
  const noteId = (name: string): string => `${field}-${name}`;
  return (
    <div className={clsx(classes.field, className)} data-variant={variant}>
      <label className={classes.label} htmlFor={field}>
        {label}
      </label>
      <input
        {...rest}
        onFocus={(event) => {
          loadAllLetters();
          onFocus?.(event);
        }}
        id={field}
        className={classes.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes.map(({ name }) => noteId(name)).join(' ') || undefined}
        data-error={Boolean(error) || undefined}
        data-success={(!error && Boolean(success)) || undefined}
      />
      {notes.map(({ name, text }) => (
        <p key={name} id={noteId(name)} className={classes[name]}>
          {text}
        </p>
      ))}
    </div>
  );
}
