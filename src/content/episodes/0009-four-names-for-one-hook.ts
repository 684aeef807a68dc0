import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 77',
  name: 'Naomi Begaye',
  title: 'Curator of Collections',
  company: 'Towpath Museum of Tools and Trades',
  episode: 'Four names for one hook',
  description:
    'A canal museum asked software to name its tools. An iron hook with four names fit no field in the catalog.',
  date: '2025-09-16',
  appleId: '1000691092490',
  spotifyEmbedId: 'kYtAGToyyDlBjg385yNo5C',
  youtubeEmbedId: 'EqDMO13Vvm1',
  place: 10,

  inspiringQuote: 'Software likes one name per thing. Forty thousand tools taught me that people do not.',
  guestBio:
    'Naomi Begaye grew up in Shiprock, New Mexico, and came to Ohio to catalog a railroad archive for one summer in 2013. She stayed for six years, then moved to the Towpath Museum, where she looks after forty thousand tools and the people who come in to argue about them.',
  storyHook: [
    'The Towpath Museum of Tools and Trades stands beside a dry lock in a building that once stored salt. Upstairs are forty thousand planes, awls, stitching clams, cooper’s irons, and things without a name since the last person who used them died. Naomi Begaye was hired to catalog them. At the rate her predecessor had managed, she would have finished in 2071.',
    'She began with a camera on a copy stand and an image model that had seen a great many tools for sale and very few in use. It was quick, and about two times in three it was right. The remaining third had a pattern that took her a while to see. Anything a woman had used at home came back as “kitchen utensil.” Anything mended came back as broken. A Shawnee awl was a “primitive tool,” four times, until she struck the phrase from the list of permitted answers.',
    'On Saturdays she puts the doubtful ones on a table in the front hall with a pencil and a stack of cards. Retired pipefitters come, and quilters, and a man who drives over from Wapakoneta because his grandfather made barrels. One iron hook has four cards, in four hands, with four names, and each is backed by a story about a particular person. The catalog software had a single box for the answer.',
    'What she did about the box takes up the middle of our conversation, and it is the clearest account of data modeling I have heard, including from people who are paid to give one. Every name now has a row to itself, with who gave it, when, and how they came to know. The model’s guess is one row among the others, signed like the rest. Visitors can read them all.',
    'We recorded in the store, so you will hear the building. At about fifty minutes she hands me something wooden and asks what I think it is. I grew up in a woodworking shop and I was certain. I was wrong, and there is now a card in that drawer with my name on it.',
  ],
  questionsAsked: [
    { question: 'What is the oldest thing in this room that still works?', timestamp: '03:50' },
    { question: 'What did the model see when it looked at a quilter’s tools?', timestamp: '12:15' },
    { question: 'Why keep a wrong answer in the catalog at all?', timestamp: '21:40' },
    { question: 'Who comes on Saturdays, and what do they want in return?', timestamp: '30:25' },
    { question: 'How do you decide between four people who were all there?', timestamp: '40:10' },
    { question: 'May I guess what this is?', timestamp: '50:35' },
    { question: 'What would you like a visitor to find here in a hundred years?', timestamp: '1:03:20' },
  ],
  whatYouLearn: [
    { lesson: 'How to spot the pattern in what an image model gets wrong', timestamp: '16:30' },
    { lesson: 'Why each name needs a source, a date and a row of its own', timestamp: '26:05' },
    { lesson: 'How a table, a pencil and a stack of cards can correct a database', timestamp: '35:45' },
    { lesson: 'Which words to strike from a list of permitted answers', timestamp: '45:20' },
    { lesson: 'What a small museum can offer the people who know more than it does', timestamp: '57:55' },
  ],
  showNotes: [
    { title: 'The hook, and its four cards', link: 'https://towpathmuseum.example/objects/hook' },
    {
      title: 'One row per name: Naomi’s cataloging note',
      link: 'https://towpathmuseum.example/notes/names',
    },
    { title: 'Saturday table: opening hours', link: 'https://towpathmuseum.example/visit/saturdays' },
    { title: 'The thing I got wrong', link: 'https://towpathmuseum.example/objects/miriam' },
  ],
} satisfies Placeholder<'fixtures', Episode>;
