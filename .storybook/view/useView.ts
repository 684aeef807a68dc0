import { useColorScheme } from '@mantine/hooks';
import { viewOf, type View } from './themes.ts';

/** The same as {@link viewOf}, with the system's current color scheme. */
export const useView = (chosen: unknown, own: unknown): View =>
  viewOf(chosen, own, useColorScheme('light', { getInitialValueInEffect: false }));
