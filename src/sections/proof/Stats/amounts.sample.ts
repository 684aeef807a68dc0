import type { Stat } from './Stats.tsx';

/** Other numbers and lengths of the figures that a section's sample has: for the stories of all sections that show shares. */
export function amounts(stats: Stat[]) {
  return {
    one: { stats: stats.slice(0, 1) },
    three: { stats: stats.slice(0, 3) },
    six: {
      stats: [
        ...stats,
        { value: '15%', label: 'night shifts dropped', share: 0.15 },
        { value: '1.2M', label: 'liters' },
      ],
    },
    long: {
      stats: stats.map((stat, index) => ({
        ...stat,
        value: ['$2,500,000,000+', '75%', 'Weeks to minutes', '1,204,388'][index] ?? '1',
        label: `${stat.label}, Telecommunicationsinteroperability included`,
      })),
    },
  };
}
