import { createTheme } from '@mantine/core';
import { components } from './components.ts';
import { values } from './values.ts';

/** Mantine's theme in this brand: values for all components, and defaults for individual ones. */
export const theme = createTheme({ ...values, components });
