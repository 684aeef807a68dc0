import type { EpisodePreviewsContent } from './EpisodePreviews.tsx';

const cover = (id: number) => ({ src: `/art/covers/ep-${id}.svg`, width: 600, height: 600, alt: '' });

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Latest Episodes',
  lead: 'Six from this spring.',
  action: { label: 'The whole archive', href: '/episodes' },
  items: [
    {
      number: 'EP. 46',
      title: 'The ferry timetable',
      href: '/episodes/46',
      guest: 'Oona Farrell, Harbor Master, Port of Denby',
      date: '2026-04-02',
      media: cover(1),
    },
    {
      number: 'EP. 45',
      title: 'Who answers at night?',
      href: '/episodes/45',
      guest: 'Luca Brandolini, Head of Support, Copperline',
      date: '2026-03-19',
      media: cover(2),
    },
    {
      number: 'EP. 44',
      title: 'Counting the herd',
      href: '/episodes/44',
      guest: 'Signe Dahl, Farmer and Board Member, Fenwick Dairy Cooperative',
      date: '2026-03-05',
      media: cover(3),
    },
    {
      number: 'EP. 43',
      title: 'A form with one question',
      href: '/episodes/43',
      guest: 'Amos Tillery, Registrar, Tarn County',
      media: cover(4),
    },
    {
      number: 'EP. 42',
      title: 'What the pilot didn’t tell',
      href: '/episodes/42',
      guest: 'Yewande Cole, Partner, Hillgate Capital',
      date: '2026-02-05',
      media: cover(5),
    },
    {
      number: 'EP. 41',
      title: 'Second opinion',
      href: '/episodes/41',
      guest: 'Dr. Ines Pallas, Radiologist, Marbrook Clinic',
      date: '2026-01-22',
      media: cover(6),
    },
  ],
} satisfies EpisodePreviewsContent;

/** More episodes, for the `covers` variant. */
export const covers = {
  variant: 'covers',
  heading: 'Next on the Same Shelf',
  items: [
    {
      number: 'EP. 64',
      title: 'The ferry that learned to wait',
      href: '/podcast/3',
      guest: 'Oona Varga, Harbor Master',
      media: cover(3),
    },
    {
      number: 'EP. 61',
      title: 'What the archive left out',
      href: '/podcast/4',
      guest: 'Piet Lindqvist, City Archivist',
      media: cover(4),
    },
    {
      number: 'EP. 58',
      title: 'A quieter kitchen',
      href: '/podcast/6',
      guest: 'Rosalie Nkemelu, Founder and Head Chef',
      media: cover(6),
    },
  ],
} satisfies EpisodePreviewsContent;
