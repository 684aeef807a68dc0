interface Drawn {
  /** What is drawn in the color of the window's fanlight. */
  pale: string;
  /** What is drawn in the third color. */
  core: string;
}

/** What can be seen in a window of 200 by 260, under its fanlight. */
const views = {
  disc: {
    pale: 'M192 260A1 1 0 0 0 8 260L16 260A1 1 0 0 1 184 260z',
    core: 'M166 260A1 1 0 0 0 34 260z',
  },
  temple: {
    pale: 'M16 236v8h168v-8zM38 140v96h18v-96zM91 140v96h18v-96zM144 140v96h18v-96z',
    core: 'M140 100A1 1 0 0 0 60 100z',
  },
  halves: {
    pale: 'M100 180A80 80 0 0 0 20 260L100 260z',
    core: 'M144 100A1 1 0 0 0 56 100zM180 260A80 80 0 0 0 100 180L100 260z',
  },
  rings: {
    pale: 'M162 190A1 1 0 0 0 38 190A1 1 0 0 0 162 190zM144 190A1 1 0 0 1 56 190A1 1 0 0 1 144 190z',
    core: 'M130 190A1 1 0 0 0 70 190A1 1 0 0 0 130 190z',
  },
  book: {
    pale: 'M96 160A76 76 0 0 0 20 236L96 236z',
    core: 'M180 236A76 76 0 0 0 104 160L104 236z',
  },
  people: {
    pale: 'M68 188A1 1 0 0 0 32 188A1 1 0 0 0 68 188zM168 188A1 1 0 0 0 132 188A1 1 0 0 0 168 188zM78 260A1 1 0 0 0 22 260zM178 260A1 1 0 0 0 122 260z',
    core: 'M118 172A1 1 0 0 0 82 172A1 1 0 0 0 118 172zM140 260A1 1 0 0 0 60 260z',
  },
} satisfies Record<string, Drawn>;

/** Name of what a window shows. */
export type WindowView = keyof typeof views;

const outline = 'M0 260V100a100 100 0 0 1 200 0V260Z';
const fanlight = 'M184 100A1 1 0 0 0 16 100L38 100A1 1 0 0 1 162 100z';

/** An arch window. Decorative; its three colors (`--ground`, `--pale`, `--core`) come from where it stands. */
export function Window({ view, className }: { view?: WindowView; className?: string }) {
  const drawn = view && views[view];
  return (
    <svg className={className} viewBox="0 0 200 260" aria-hidden="true">
      <path fill="var(--ground)" d={outline} />
      <path fill="var(--pale)" d={fanlight + (drawn?.pale ?? '')} />
      {drawn && <path fill="var(--core)" d={drawn.core} />}
    </svg>
  );
}
