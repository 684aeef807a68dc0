import type { Decorator } from '@storybook/react-vite';

/** Shows a part of a drawing in a drawing of 200 by 200 units around its center. */
export const inDrawing: Decorator = (Story) => (
  <svg viewBox="-100 -100 200 200" width="12rem" stroke="var(--text)" aria-hidden="true">
    <Story />
  </svg>
);
