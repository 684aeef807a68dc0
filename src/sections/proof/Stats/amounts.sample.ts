import type { Stat } from './Stats.tsx';

/** Variations of a section's sample in number and length, for the stories of all sections that show shares. */
export function amounts(items: Stat[]) {
  return {
    one: { items: items.slice(0, 1) },
    three: { items: items.slice(0, 3) },
    six: {
      items: [
        ...items,
        { value: '15%', label: 'night shifts dropped', share: 0.15 },
        { value: '1.2M', label: 'liters' },
      ],
    },
    long: {
      items: items.map((stat, index) => ({
        ...stat,
        value: ['$2,500,000,000+', '75%', 'Weeks to minutes', '1,204,388'][index] ?? '1',
        label: `${stat.label}, Telecommunicationsinteroperability included`,
      })),
    },
  };
}
