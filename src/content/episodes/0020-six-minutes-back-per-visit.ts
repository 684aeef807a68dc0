import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 86',
  name: 'Imani Castellanos',
  title: 'Chief Medical Officer',
  company: 'Bellmere Community Clinics',
  episode: 'Six minutes back per visit',
  description:
    'Visit notes draft themselves, and a doctor reads each. How a group of clinics transformed its evenings.',
  date: '2026-01-20',
  appleId: '1000697895775',
  spotifyEmbedId: 'ZGuQ6Mas0n3jRGI1tLOxgQ',
  youtubeEmbedId: 'GgsCJhwFkNC',

  inspiringQuote:
    'No one on my staff asked for faster notes. They asked to eat dinner while it was still hot.',
  guestBio:
    'Dr. Imani Castellanos is a family physician and has been Chief Medical Officer of Bellmere’s sixteen clinics, in southwest Ohio and across the river in Kentucky, since 2020. She still sees patients on Mondays, and her own notes go into the weekly audit with everyone else’s.',
  storyHook: [
    'The number in the title came from a stopwatch. Before any software was switched on, Imani Castellanos had two medical students sit at the back of 300 appointments and time how long each clinician spent typing, and at what hour. The answer was sixteen minutes a visit, nearly half of it after eight in the evening, at home. She printed the chart and put it up in every break room without a caption.',
    'The drafting tool listens, with the patient’s consent, and writes a note that the clinician must read and sign. A year on, typing takes ten minutes a visit, and in family medicine the evening work has all but gone. Imani is careful with the figure. Six minutes is the average of all sixteen clinics. At one of them it is nine. At the smallest, where most conversations move between English and Spanish, it was two until last fall.',
    'Two specialties went back to typing. In behavioral health, people spoke differently when they knew that something was listening, and the counselors noticed before any patient complained. In wound care the notes were accurate and useless, because what matters there is measured, drawn and photographed. She stopped both trials inside a month. We spent longer on those decisions than on the successes, and the jokes were better.',
    'She also keeps a dull habit called the Wednesday ten. Every week ten signed notes are picked at random, and a doctor from another clinic listens to the recording and compares the two. They have found an invented smoking history, a left knee that became a right one and, once, a sentence about the clinician’s own vacation. Each finding goes to the whole staff by Friday.',
    'I wanted to know where the time went, since six minutes can vanish into one more appointment. Imani had fought that battle with her finance team in advance and had it in writing that visits would not get shorter. At Christmas she asked her colleagues what they did with their evenings now. Most of them could not think of anything worth reporting, and she counts that as the best result of the year.',
  ],
  questionsAsked: [
    { question: 'Why start with a stopwatch?', timestamp: '03:35' },
    { question: 'How do you ask a patient for consent without hurrying them?', timestamp: '10:50' },
    { question: 'What did the counselors notice?', timestamp: '18:15' },
    { question: 'What is the worst thing the Wednesday ten has turned up?', timestamp: '25:30' },
    { question: 'Who pays when a signed note is wrong?', timestamp: '33:45' },
    { question: 'How did you stop six minutes from becoming another appointment?', timestamp: '41:20' },
    { question: 'What would make you switch it off?', timestamp: '50:05' },
  ],
  whatYouLearn: [
    { lesson: 'How to measure the work before you change it', timestamp: '07:05' },
    { lesson: 'What plain consent sounds like in an examination room', timestamp: '14:30' },
    { lesson: 'When to stop a trial that is going well on paper', timestamp: '22:10' },
    { lesson: 'How ten notes a week can keep a group of clinics honest', timestamp: '29:55' },
    { lesson: 'Why a bilingual clinic needs a test of its own', timestamp: '37:40' },
    { lesson: 'How to protect saved time from the people who count it', timestamp: '46:25' },
  ],
  showNotes: [
    { title: 'The break-room chart', link: 'https://bellmere.example/evenings/chart' },
    { title: 'Consent wording in English and Spanish', link: 'https://bellmere.example/evenings/consent' },
    { title: 'How to run a Wednesday ten', link: 'https://bellmere.example/evenings/wednesday-ten' },
  ],
} satisfies Placeholder<'fixtures', Episode>;
