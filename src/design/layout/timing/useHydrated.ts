import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while React hydrates what was prerendered; then, and in all that is rendered later, true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
