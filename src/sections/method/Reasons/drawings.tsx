import { Arc } from '../../../design/art/Arc/Arc.tsx';
import { Rings, type Ring } from '../../../design/art/Rings/Rings.tsx';

const warm = 'var(--art-warm)';
const hot = 'var(--art-hot)';
const pale = 'var(--art-pale)';
const cool = 'var(--art-cool)';
const dark = 'var(--action)';

/**
 * Lists of ring colors, from the center out. Successive steps cycle through the lists, and a step's rings cycle through
 * the colors of its list.
 */
const risers = [
  [warm, pale, hot, cool],
  [hot, warm, dark, pale],
  [dark, cool, hot, warm],
];

/** The first three rings, from the center out. Further rings are evenly spaced. */
const risings: readonly Ring[] = [
  { inner: 0, outer: 90 },
  { inner: 120, outer: 168 },
  { inner: 196, outer: 232 },
];
const rising = (index: number): Ring => {
  const inner = 258 + 62 * (index - risings.length);
  return risings[index] ?? { inner, outer: inner + 38 };
};

/** A quarter circle around the corner of a step, with one more ring than on the step below. */
export function Stair({ at, of, className }: { at: number; of: number; className?: string }) {
  const inks = risers[at % risers.length] ?? [];
  const side = rising(of).outer + 4;
  return (
    <svg className={className} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <Rings
        rings={Array.from({ length: at + 2 }, (_, index) => ({
          ...rising(index),
          ink: inks[index % inks.length],
        }))}
        center={{ x: 0, y: side }}
      />
    </svg>
  );
}

/** The half circle of the arch. Its path length is 180, so a dash of length 1 is one degree. */
const half = { from: -90, to: 90, center: { x: 600, y: 612 }, pathLength: 180 };

/** An arch: a keystone with the same number of stones on each side, at least `stones` stones in all. */
export function Arch({ stones, className }: { stones: number; className?: string }) {
  const aside = Math.max(1, Math.ceil((stones - 1) / 2));
  const stone = 61 / aside - 2;
  const side = Array<number>(aside).fill(stone).join(' 2 ');
  const wall = `${side} 62 ${side} 180`;
  const key = '0 61.5 57 180';
  return (
    <svg className={className} viewBox="0 0 1200 612" aria-hidden="true">
      <Arc {...half} radius={490} width={140} stroke={dark} strokeDasharray={wall} />
      <Arc {...half} radius={460} width={20} stroke={cool} strokeDasharray={wall} />
      <Arc {...half} radius={498} width={204} stroke={warm} strokeDasharray={key} />
      <Arc {...half} radius={432} width={24} stroke="var(--white)" strokeDasharray={key} />
      <Arc {...half} radius={550} width={20} stroke={hot} strokeDasharray="0 82 16 180" />
      <Arc {...half} radius={376} width={8} stroke="currentcolor" />
    </svg>
  );
}
