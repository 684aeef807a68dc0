import type { TextPageProps } from '../../sections/frame/TextPage/TextPage.tsx';
import { pageMeta } from '../meta.ts';
import { site } from '../site.ts';
import { mail, textPage, unreviewed } from './shared.ts';

const meta = pageMeta('/code-of-conduct', {
  title: `Code of Conduct | ${site.conference.name}`,
  description: `How we treat each other at ${site.conference.name}, what is not accepted, and how to report it.`,
});

const page = {
  ...textPage,
  notice: unreviewed satisfies Placeholder<'legal'>,
  updated: '2026-11-21',
  heading: 'Code of Conduct',
  parts: [
    {
      id: 'why',
      heading: 'Why there is one',
      paragraphs: [
        `${site.conference.name} is about embedding empathy into innovation. That begins with how we treat each other: everyone who comes should be able to learn, speak and disagree without being afraid of the people around them.`,
      ],
    },
    {
      id: 'expected',
      heading: 'What we expect',
      paragraphs: [],
      items: [
        'Be kind, and assume that others mean well',
        'Criticize ideas, not people',
        'Let others finish, and make room for those who have not spoken yet',
        'Ask before you photograph or record someone, and before you touch them',
        'Stop at once when someone asks you to',
        'Look out for each other, and get help when something seems wrong',
      ],
    },
    {
      id: 'not-accepted',
      heading: 'What is not accepted',
      paragraphs: [
        'Harassment in any form is not accepted, whether it is aimed at someone’s age, body, disability, gender, origin, religion, sexual orientation, experience or anything else about them. That includes:',
      ],
      items: [
        'Insults, threats and demeaning jokes',
        'Unwelcome sexual attention, and sexual images or language in talks and materials',
        'Following or intimidating people, and recording them against their will',
        'Publishing someone’s private details',
        'Disrupting talks and events',
        'Taking revenge on someone for a report',
        'Calling on others to do any of this',
      ],
    },
    {
      id: 'scope',
      heading: 'Where and for whom it holds',
      paragraphs: [
        `This code holds for everyone who takes part: attendees, speakers, sponsors, volunteers, hackathon teams, guests and organizers. It holds in the rooms of ${site.conference.name}, at its social events, in its online channels, and wherever someone represents it.`,
      ],
    },
    {
      id: 'report',
      heading: 'How to report',
      paragraphs: [
        ['Tell any organizer or volunteer at the event, or write to ', mail, '.'],
        'You can report what happened to you or what you saw. It helps to know when and where it happened, who was involved, and who else saw it; what you do not know, leave out. You do not have to have talked to the other person first.',
        'If someone is in danger, call the emergency services at 911 first.',
      ],
    },
    {
      id: 'afterward',
      heading: 'What happens then',
      paragraphs: [
        'The organizers listen, and ask what you need to feel safe. Whoever is involved in the matter takes no part in deciding on it. Your name goes only to those who must know it, and no further without your consent, unless the law requires it.',
        'Whoever breaks this code may be asked to stop, be warned, lose the stage, or be sent away from the event and not be let in again. You are told what was decided.',
      ],
    },
  ],
} satisfies TextPageProps;

/** The conference's code of conduct. */
export const codeOfConduct = { meta, page };
