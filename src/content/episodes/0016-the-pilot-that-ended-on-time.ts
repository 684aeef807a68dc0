import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 74',
  name: 'Anjali Deshmukh',
  title: 'Founder',
  company: 'Signal Orchard',
  episode: 'The pilot that ended on time',
  description:
    'Most of her AI trials ended in silence. How an entrepreneur learned to agree on the ending first.',
  date: '2025-08-05',
  appleId: '1000645574166',
  spotifyEmbedId: '88nEZPU6t9xZ0QByi5P0fN',
  youtubeEmbedId: 'MWrNnAVxiM9',
  place: 8,

  inspiringQuote: 'A pilot without an end date is a favor, and I had been doing favors for two years.',
  storyHook: [
    'Signal Orchard makes software that listens to irrigation pumps and says which one is about to fail. Anjali Deshmukh spent its first two years giving it away, a dozen times, to growers, golf courses and one municipal waterworks. Everybody was friendly. All but one never refused; they stopped answering, one after another, usually around the week when an invoice would have been due.',
    'She went back through her own sent mail to find out what had made the waterworks different. Its procurement officer had declined to begin without a form. The form asked how the trial would end, who would decide, and which number they would be looking at when they did. Anjali remembers completing it with some irritation. She now calls it the best sales document she has ever written, and somebody else designed it.',
    'The rest is practical. She reads out the email she sends today, nine sentences long, one of which is “if we miss this number, we will help you switch it off.” She explains why she charges for a trial, how small the charge can be, and why the person who will look after the sensors has to be on the first call. Of sixteen pilots since then, ten became contracts and six ended in a polite refusal, on the agreed day.',
    'I asked about the six. She keeps the letters in a folder and reads them again each quarter, partly for the reasons given and partly because, after two years of silence, it is still a pleasure to be told no. Two of those customers have come back. One wrote that Signal Orchard was the only supplier that had ever uninstalled itself when it promised to.',
  ],
  questionsAsked: [
    { question: 'What does it feel like when a pilot dies?', timestamp: '03:05' },
    { question: 'What did the waterworks do that no one else had done?', timestamp: '09:30' },
    { question: 'Would you read us the email?', timestamp: '17:15' },
    { question: 'How much do you have to charge before a trial is taken seriously?', timestamp: '24:50' },
    { question: 'Who must be on the first call?', timestamp: '30:25' },
    { question: 'What have the refusals taught you?', timestamp: '37:40' },
  ],
  showNotes: [
    { title: 'The nine-sentence email', link: 'https://signalorchard.example/nine-sentences' },
    {
      title: 'The waterworks form, reproduced with permission',
      link: 'https://signalorchard.example/trial-form',
    },
  ],
} satisfies Placeholder<'fixtures', Episode>;
