interface Drawn {
  /** Path of the part in the fanlight's color (`--pale`). */
  pale: string;
  /** Path of the part in the third color (`--core`). */
  core: string;
}

/** What can be seen through a window of 200 by 260 units, below its fanlight. Keyed by the name of the view. */
const views = {
  disc: {
    pale: 'M192 260A1 1 0 0 0 8 260L16 260A1 1 0 0 1 184 260z',
    core: 'M166 260A1 1 0 0 0 34 260z',
  },
  temple: {
    pale: 'M16 236v8h168v-8zM38 140v96h18v-96zM91 140v96h18v-96zM144 140v96h18v-96z',
    core: 'M140 100A1 1 0 0 0 60 100z',
  },
  tower: {
    pale: 'M20 260V204H68V152H132V204H180V260z',
    core: 'M132 146A1 1 0 0 0 68 146zM118 184A1 1 0 0 0 82 184A1 1 0 0 0 118 184zM116 260V232A1 1 0 0 0 84 232V260z',
  },
  hammer: {
    pale: 'M91 184h18v76h-18z',
    core: 'M40 136H132A28 28 0 0 1 160 164V184H40z',
  },
  house: {
    pale: 'M24 260V192A1 1 0 0 1 176 192V260z',
    core: 'M122 260V220A1 1 0 0 0 78 220V260z',
  },
  people: {
    pale: 'M68 188A1 1 0 0 0 32 188A1 1 0 0 0 68 188zM168 188A1 1 0 0 0 132 188A1 1 0 0 0 168 188zM78 260A1 1 0 0 0 22 260zM178 260A1 1 0 0 0 122 260z',
    core: 'M118 172A1 1 0 0 0 82 172A1 1 0 0 0 118 172zM140 260A1 1 0 0 0 60 260z',
  },
} satisfies Record<string, Drawn>;

/** Name of a window's view. */
export type WindowView = keyof typeof views;

const outline = 'M0 260V100a100 100 0 0 1 200 0V260Z';
const fanlight = 'M184 100A1 1 0 0 0 16 100L38 100A1 1 0 0 1 162 100z';

/** An arched window. It is decorative, and its parent sets its three colors (`--ground`, `--pale`, `--core`). */
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
