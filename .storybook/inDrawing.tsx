import type { Decorator } from '@storybook/react-vite';

/** Decorator for part of a drawing: wraps it in a 200 by 200 SVG whose center is at 0, 0. */
export const inDrawing: Decorator = (Story) => (
  <svg viewBox="-100 -100 200 200" width="12rem" stroke="var(--text)" aria-hidden="true">
    <Story />
  </svg>
);
