import type { EpisodeBrowserContent, ListedEpisode } from './EpisodeBrowser.tsx';

const people = [
  ['dana-whitfield', 'Ines Calloway', 'Managing Partner', 'Fernhill Capital'],
  ['marcus-oyelaran', 'Abel Thorne', 'Chief Information Officer', 'Lower Lakes Benefits Office'],
  ['ruth-kessler', 'Petra Volk', 'Plant Director', 'Vale Castings'],
  ['theo-brandt', 'Milo Santoro', 'Records Officer', 'Ashby County Clerk'],
  ['lena-okafor', 'Nia Boateng', 'Founder and CEO', 'Ledgerhouse'],
  ['imani-castellanos', 'Zara Quill', 'Chief Medical Officer', 'Meadow Clinics'],
  ['joel-abernathy', 'Colm Devlin', 'Superintendent', 'Harrow City Schools'],
  ['mei-lin-zhao', 'Suki Tan', 'Head of Data', 'Glasshouse Grid'],
  ['sofia-marchetti', 'Bianca Ferro', 'Founder', 'Clear Ledger'],
  ['walter-quigley', 'Hector Bloom', 'Chief Executive', 'Bloom Freight'],
] as const;

const topics = [
  ['One page for every model', 'The ledger she keeps beside the forecast, and why she reads it first.'],
  [
    'Who signs at the end',
    'Nothing leaves the office unsigned. A reader drafts, a caseworker decides, and an auditor who came to close the project now sends other offices to see it.',
  ],
  ['Night shift first', 'What the lamps showed after midnight, to those who were there.'],
  [
    'Reading the log aloud',
    'Line by line through one day of a records desk: what was kept, who answers for it, and how any resident can ask for a copy. Then the same day again, from the other side of the counter, with the questions that nobody had thought to write down. It takes forty minutes and has become the first thing that every new clerk in the county hears, before the keys and before the parking permit.',
  ],
  ['The second desk', 'One of them laid out the beds. The other walks along and asks why.'],
  ['Six minutes a visit', 'A stethoscope, a tablet and the minute before the next knock.'],
  ['A policy in two paragraphs', 'A district dropped its ban and wrote down what it meant instead.'],
  ['Forecasting a harvest', 'A greenhouse, a thermometer and a bet about Thursday.'],
  ['Built by an auditor', 'What she logs, what she will not predict, and how a client learns to say no.'],
  [
    'Without the whiteboard',
    'Ninety trucks, nine dispatchers and one month of tests before the first route.',
  ],
] as const;

/** For each category, the indexes of its episodes in `episodes`. Ethics is missing because it has no episodes. */
const places: Record<string, number[]> = {
  'AI Strategy': [0, 1, 4, 6, 9, 12, 14, 18],
  Leadership: [0, 4, 8, 9, 11, 15, 19],
  Innovation: [2, 7, 10, 13, 16],
  Implementation: [2, 3, 5, 6, 12],
  Featured: [17],
};

/**
 * Twenty invented episodes, EP. 85 to EP. 104, in editorial order. To make that order differ from newest first, each
 * pair of numbers is swapped: 103, 104, 101, 102 and so on.
 */
export const episodes: ListedEpisode[] = Array.from({ length: 20 }, (_, index) => {
  const [slug, guest, role, company] = people[(index * 3 + (index > 9 ? 1 : 0)) % 10] ?? people[0];
  const [title, text] = topics[index % 10] ?? topics[0];
  return {
    id: index + 1,
    number: `EP. ${104 - (index ^ 1)}`,
    title: index < 10 ? title : `${title}, a year on`,
    text,
    guest,
    role,
    company,
    mark: index === 17 ? 'Featured episode' : undefined,
    href: `/podcast/${index + 1}`,
    media: { src: `/art/portraits/guests/${slug}.svg`, width: 600, height: 600, alt: '' },
    categories: Object.keys(places).filter((category) => places[category]?.includes(index)),
  };
});

/** Sample content for stories and tests. */
export const sample = {
  id: 'episodes',
  heading: 'Episodes',
  items: episodes,
  categories: ['AI Strategy', 'Leadership', 'Innovation', 'Implementation', 'Ethics', 'Featured'],
  labels: {
    category: 'Category',
    all: 'All Episodes',
    count: { one: '{count} episode', other: '{count} episodes' },
    sort: 'Sort',
    sorts: { all: 'All', new: 'New', featured: 'Featured', popular: 'Popular' },
    list: 'Episodes',
    undated: 'Undated',
    pager: { label: 'Pages', page: 'Page {page}', pages: ['1', '2', '3'], all: 'View All' },
    empty: {
      heading: 'Nothing on {category} so far',
      none: 'No episodes yet',
      text: 'As soon as there is something, it stands on this shelf. The others are full.',
      label: 'Show All Episodes',
    },
  },
} satisfies EpisodeBrowserContent;
