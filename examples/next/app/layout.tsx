import type { Metadata } from 'next';
import type { ReactNode } from 'react';

export const metadata: Metadata = {
  title: 'Larkspur Hill Observatory',
  icons: '/drawings/moon.svg',
};

const fonts = ['bricolage-grotesque', 'figtree'];

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The provider sets the visitor's color scheme on this element.
    <html lang="en" suppressHydrationWarning>
      <head>
        {fonts.map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={`/fonts/${font}-latin-wght-normal.woff2`}
          />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
