import { dome } from '../../../design/media/arc/arc.ts';

const warm = 'var(--art-warm)';
const hot = 'var(--art-hot)';
const pale = 'var(--art-pale)';
const cool = 'var(--art-cool)';
const dark = 'var(--action)';

/** Ring colors per step, from the center out; steps and rings repeat them. */
const risers = [
  [warm, pale, hot, cool],
  [hot, warm, dark, pale],
  [dark, cool, hot, warm],
];

/** Radius and width of the rings outside the core; further ones are evenly spaced. */
const rings = [
  [144, 48],
  [214, 36],
] as const;
const ring = (index: number): readonly [radius: number, width: number] =>
  rings[index] ?? [277 + 62 * (index - rings.length), 38];

/** A quarter turn around the corner of a step, with one more ring than on the step below. */
export function Stair({ at, of, className }: { at: number; of: number; className?: string }) {
  const inks = risers[at % risers.length] ?? [];
  const [radius, width] = ring(of - 1);
  const side = radius + width / 2 + 4;
  return (
    <svg className={className} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <circle cy={side} r="90" fill={inks[0]} />
      {Array.from({ length: at + 1 }, (_, index) => {
        const [r, strokeWidth] = ring(index);
        return (
          <circle
            key={index}
            cy={side}
            r={r}
            strokeWidth={strokeWidth}
            fill="none"
            stroke={inks[(index + 1) % inks.length]}
          />
        );
      })}
    </svg>
  );
}

/** Center of the arch's rings. */
const pivot = [600, 612] as const;

/** A keystone, with the other stones on both sides. */
export function Arch({ stones, className }: { stones: number; className?: string }) {
  const aside = Math.max(1, Math.ceil((stones - 1) / 2));
  const stone = 61 / aside - 2;
  const side = Array<number>(aside).fill(stone).join(' 2 ');
  const wall = `${side} 62 ${side} 180`;
  const key = '0 61.5 57 180';
  return (
    <svg className={className} viewBox="0 0 1200 612" aria-hidden="true">
      <Arc radius={490} width={140} ink={dark} dashes={wall} />
      <Arc radius={460} width={20} ink={cool} dashes={wall} />
      <Arc radius={498} width={204} ink={warm} dashes={key} />
      <Arc radius={432} width={24} ink="var(--white)" dashes={key} />
      <Arc radius={550} width={20} ink={hot} dashes="0 82 16 180" />
      <Arc radius={376} width={8} ink="currentcolor" />
    </svg>
  );
}

/** Lengths along the arc are in degrees. */
function Arc(arc: { radius: number; width: number; ink: string; dashes?: string }) {
  return (
    <path
      d={dome(arc.radius, pivot)}
      fill="none"
      stroke={arc.ink}
      strokeWidth={arc.width}
      pathLength={180}
      strokeDasharray={arc.dashes}
    />
  );
}

/** Colors of the rings and their reasons, which then repeat. */
const ringInks = [hot, warm, dark, cool];
export const ringInk = (index: number): string => ringInks[index % ringInks.length] ?? hot;

/** Radius of the outermost ring's outer edge. */
const edge = 272;

/** A disc with evenly spaced rings around it, inside a scale. */
export function Rings({ count, className }: { count: number; className?: string }) {
  const pitch = 282 / count;
  const gap = 84 / count;
  return (
    <svg
      className={className}
      viewBox="-300 -300 600 600"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => {
        const outer = edge - pitch * (count - 1 - index);
        const width = index === 0 ? outer : pitch - gap;
        return <circle key={index} r={outer - width / 2} strokeWidth={width} stroke={ringInk(index)} />;
      })}
      <circle
        r="287.5"
        strokeWidth="7"
        pathLength={180}
        strokeDasharray="0.12 0.88"
        strokeDashoffset="0.06"
      />
      <circle r="291" strokeWidth="14" pathLength={180} strokeDasharray="0.12 4.88" strokeDashoffset="0.06" />
    </svg>
  );
}
