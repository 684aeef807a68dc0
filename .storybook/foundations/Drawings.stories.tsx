import { TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { cover } from '../../scripts/art/cover.ts';
import { PALETTES, type PaletteName } from '../../scripts/art/inks.ts';
import * as registry from '../../src/content/generated/drawings.ts';
import { Drawing } from '../../src/design/media/Drawing/Drawing.tsx';
import type { DrawingContent } from '../../src/design/shapes/shapes.ts';
import { Foundation } from './Foundation.tsx';
import '@mantine/core/styles/Input.layer.css';
import classes from './Foundations.module.css';

/** All drawings on the site. They use the page's colors, so they change with the toolbar's theme. */
const meta = {
  title: 'Foundations/Drawings (illustrations, portraits, covers)',
  id: 'foundations-drawings',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const drawings: DrawingContent[] = Object.values(registry).sort((one, other) =>
  one.src < other.src ? -1 : 1,
);
const inFolder = (folder: string) => drawings.filter(({ src }) => src.startsWith(`/art/${folder}/`));
const nameOf = (src: string): string => src.replace(/^\/art\/|\.svg$/g, '');

function Gallery({ heading, lead, all }: { heading: string; lead: string; all: DrawingContent[] }) {
  const [query, setQuery] = useState('');
  const shown = all.filter(({ src }) => src.includes(query.trim().toLowerCase()));
  return (
    <Foundation heading={heading} lead={lead}>
      <TextInput
        label="Part of a name"
        type="search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status" className={classes.told}>
        {shown.length} of {all.length}
      </p>
      <ul className={classes.grid}>
        {shown.map((drawing) => (
          <li key={drawing.src}>
            <Drawing drawing={drawing} className={classes.drawing} />
            <code>{nameOf(drawing.src)}</code>
          </li>
        ))}
      </ul>
    </Foundation>
  );
}

/** Scenes, logos and merchandise. */
export const Scenes: Story = {
  render: () => (
    <Gallery
      heading="Drawings"
      lead="Every picture consists of arcs and rings around a center. Each is a file in public/art, written by npm run generate."
      all={[...inFolder('scenes'), ...inFolder('merch'), ...inFolder('logos')]}
    />
  ),
};

/** Two-tone portraits in front of rings. The colors and the rings vary from person to person. */
export const Portraits: Story = {
  render: () => (
    <Gallery
      heading="Portraits"
      lead="Drawn until there are photographs. The rings behind a person depend on the name, and are centered on the head."
      all={inFolder('portraits')}
    />
  ),
};

/** Covers of episodes, videos, forms and example tools. Consecutive episodes cycle through six palettes. */
export const Covers: Story = {
  render: () => (
    <Gallery
      heading="Covers"
      lead="An episode’s id determines its cover, and its number the palette. You can use your own file instead."
      all={inFolder('covers')}
    />
  ),
};

interface ArcProps {
  /** Any text. It determines the rings. */
  seed: string;
  palette: PaletteName;
  /** Number of rings. The scale, an arc of degree marks, counts as one. */
  rings: number;
}

/** The motif of all drawings, with controls to try it out. The same text always gives the same rings. */
export const Arc: StoryObj<ArcProps> = {
  args: { seed: 'orchard', palette: 'dawn', rings: 5 },
  argTypes: {
    palette: { control: 'select', options: Object.keys(PALETTES) },
    rings: { control: { type: 'range', min: 2, max: 8 } },
  },
  render: ({ seed, palette, rings }) => {
    const { body, viewBox } = cover({ seed, palette, rings });
    return (
      <Foundation
        heading="The arc"
        lead="A disc in the center, rings that begin and end at a protractor’s angles, a scale, and a bead at the open end of the widest ring. Change the text, palette and rings in the controls."
      >
        <div
          className={classes.arc}
          dangerouslySetInnerHTML={{
            __html: `<svg viewBox="${viewBox.join(' ')}" aria-hidden="true">${body}</svg>`,
          }}
        />
      </Foundation>
    );
  },
};
