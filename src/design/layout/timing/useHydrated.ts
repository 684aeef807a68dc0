import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while React hydrates prerendered HTML; then, and in everything rendered later, true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
