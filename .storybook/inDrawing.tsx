import type { Decorator } from '@storybook/react-vite';

/** Shows part of a drawing in a 200 by 200 drawing whose center is at 0, 0. */
export const inDrawing: Decorator = (Story) => (
  <svg viewBox="-100 -100 200 200" width="12rem" stroke="var(--text)" aria-hidden="true">
    <Story />
  </svg>
);
