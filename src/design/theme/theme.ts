import { createTheme } from '@mantine/core';
import { components } from './components.ts';
import { values } from './values.ts';

/** This brand's theme for Mantine: values for all components, and defaults for individual components. */
export const theme = createTheme({ ...values, components });
