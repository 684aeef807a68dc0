import { useId, type ComponentProps } from 'react';
import { TextInput } from '@mantine/core';
import classes from './Field.module.css';

/** What {@link Field} takes: an input’s props, and its words. */
export interface FieldProps extends Omit<ComponentProps<'input'>, 'size' | 'color'> {
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
 * A text field with its label; hint, error and success are tied to it for assistive technology.
 * `className` reaches the root element, rest props and ref the input.
 */
export function Field({ id, hint, variant = 'default', ...rest }: FieldProps) {
  const ownId = useId();
  return (
    <TextInput
      {...rest}
      id={id ?? ownId}
      description={hint}
      variant={variant}
      unstyled
      withAsterisk={false}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{
        root: classes.field,
        label: classes.label,
        input: classes.input,
        description: classes.hint,
        error: classes.error,
        success: classes.success,
      }}
    />
  );
}
