import type { MissingPageProps } from './MissingPage.tsx';

export const missingPage = {
  code: '404',
  text: 'Oops! Page not found',
  action: { label: 'Return to Home', href: '/' },
  drawing: { src: '/art/scenes/not-found.svg', width: 1440, height: 820 },
} satisfies MissingPageProps;
