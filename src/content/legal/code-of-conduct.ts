import type { TextPageContent } from '../../sections/frame/TextPage/TextPage.tsx';
import { pageMeta } from '../meta.ts';
import { site } from '../site.ts';
import { mail, textPage } from './shared.ts';

const meta = pageMeta('/code-of-conduct', {
  title: `Code of Conduct | ${site.conference.name}`,
  description: `How we treat each other at ${site.conference.name}, what is not accepted, and how to report it.`,
});

const page = {
  ...textPage,
  updated: '2026-06-01' satisfies Placeholder<'legal'>,
  heading: 'Code of Conduct',
  items: [
    {
      id: 'why',
      title: 'Why we have one',
      body: [
        `${site.conference.name} is about embedding empathy into innovation. That begins with how we treat each other: everyone should be able to learn, speak and disagree without fear.`,
      ],
    },
    {
      id: 'expected',
      title: 'What we expect',
      body: [],
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
      title: 'What is not accepted',
      body: [
        'Harassment in any form is not accepted, whether it is about someone’s age, body, disability, gender, origin, religion, sexual orientation, experience or anything else about them. That includes:',
      ],
      items: [
        'Insults, threats and demeaning jokes',
        'Unwelcome sexual attention, and sexual images or language in talks and materials',
        'Following or intimidating people, and recording them against their will',
        'Publishing someone’s private details',
        'Disrupting talks and events',
        'Retaliating against someone for a report',
        'Encouraging others to do any of this',
      ],
    },
    {
      id: 'scope',
      title: 'Who and what it covers',
      body: [
        `This code applies to everyone who takes part: attendees, speakers, sponsors, volunteers, hackathon teams, guests and organizers. It applies in the rooms of ${site.conference.name}, at its social events, in its online channels, and wherever someone represents it.`,
      ],
    },
    {
      id: 'report',
      title: 'How to report',
      body: [
        ['Tell any organizer or volunteer at the event, or write to ', mail, '.'],
        'You can report what happened to you or what you saw. It helps to know when and where it happened, who was involved, and who else saw it. Leave out what you do not know. You do not have to talk to the other person first.',
        'If someone is in danger, call 911 first.',
      ],
    },
    {
      id: 'afterward',
      title: 'What happens next',
      body: [
        'The organizers listen, and ask what you need to feel safe. Anyone involved in the matter takes no part in the decision. Your name goes only to those who need to know it, and no further without your consent, unless the law requires it.',
        'Anyone who breaks this code may be asked to stop, warned, taken off the stage, or sent away from the event and not let in again. We tell you what was decided.',
      ],
    },
  ],
} satisfies TextPageContent;

/** The conference's code of conduct. */
export const codeOfConduct = { meta, page };
