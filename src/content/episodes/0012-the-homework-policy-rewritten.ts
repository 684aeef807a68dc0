import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 84',
  name: 'Joel Abernathy',
  title: 'Superintendent',
  company: 'Wrenfield City Schools',
  episode: 'The homework policy, rewritten',
  description:
    'A district dropped its AI ban. What teachers need from leadership to implement one page of rules.',
  date: '2025-12-23',
  appleId: '1000606337581',
  spotifyEmbedId: 'SfUGCdGpkjbOKDN5Entfqs',
  youtubeEmbedId: 'G3tjn8wQzEz',
  place: 11,

  inspiringQuote: 'We had written a rule that every student could break and no teacher could prove.',
  guestBio:
    'Joel Abernathy taught wood shop and then physics before becoming superintendent of Wrenfield City Schools, a district of 4,100 students an hour north of Columbus. He has been married to one of its librarians for twenty-two years, and says she saw most of this coming.',
  storyHook: [
    'Wrenfield City Schools banned chatbots in August and lifted the ban in January. Joel Abernathy, the superintendent, does not present this as wisdom. By Thanksgiving the district had opened 63 cases against students, upheld four and apologized for two, and a ninth-grader had stood up at a public meeting to show that the detection software believed the board’s mission statement was written by a machine.',
    'The replacement fits on one page, and at minute six he reads out all of it. Every assignment carries one of three marks: closed, open or shown. Closed means no assistance, and the work is done in the room. Open means that anything goes. Shown means that students may use what they like and must hand in the conversation along with the answer. The teacher chooses the mark, and nobody can change it afterward, Joel included.',
    'Writing the page took a weekend. Rewriting enough assignments to fill a semester took eight weeks, and the district paid for those hours by canceling two training days that nobody had asked for. The English department moved fastest. Math held out until a teacher named Mrs. Villanueva began to assign “shown” problems in which finding the machine’s error was the homework.',
    'Parents had the questions you would expect and one that he had not foreseen: would a child without a computer at home be worse off under “open” than under a ban? The answer was yes. So the libraries now close at seven, and the late bus runs to match. That line in the budget matters more to him than any sentence in the policy, and it appears nowhere on the page.',
  ],
  questionsAsked: [
    { question: 'What were you afraid of in August?', timestamp: '02:40' },
    { question: 'Would you read the page for us?', timestamp: '06:05' },
    { question: 'How does a teacher choose between open and shown?', timestamp: '14:50' },
    { question: 'Did anyone apologize to the students who were wrongly accused?', timestamp: '22:15' },
    { question: 'How did you win over the math department?', timestamp: '29:30' },
    { question: 'Who pays for the late bus?', timestamp: '37:55' },
    { question: 'What is still broken?', timestamp: '46:20' },
  ],
  whatYouLearn: [
    { lesson: 'How three marks can replace a ban', timestamp: '10:35' },
    { lesson: 'Why detection software makes a poor witness', timestamp: '18:25' },
    { lesson: 'What teachers need before a new policy can begin', timestamp: '26:10' },
    { lesson: 'How to assign homework where the machine’s error is the point', timestamp: '33:40' },
    { lesson: 'Where to look for the students a policy leaves behind', timestamp: '41:05' },
  ],
  showNotes: [
    { title: 'The one-page policy', link: 'https://wrenfieldschools.example/policy' },
    {
      title: 'Twelve “shown” problems from Mrs. Villanueva',
      link: 'https://wrenfieldschools.example/math/shown',
    },
    { title: 'Letter to families, January', link: 'https://wrenfieldschools.example/letters/january' },
  ],
} satisfies Placeholder<'fixtures', Episode>;
