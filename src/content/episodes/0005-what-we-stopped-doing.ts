import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 72',
  name: 'Beatriz Salgado',
  title: 'Chief Operating Officer',
  company: 'Millrace Foods',
  episode: 'What we stopped doing',
  description:
    'A strategy of subtraction: most reports are gone, and artificial intelligence drafts some of the rest.',
  appleId: '1000647334820',
  spotifyEmbedId: 'G6oZZxt7EvDtQVH6FluzVv',
  youtubeEmbedId: 'ji-Bg0gSyjt',
  place: 13,

  guestBio:
    'Beatriz Salgado has run operations at Millrace Foods since 2017: three plants, 1,100 people and about nine million jars of applesauce a year. She trained as an industrial engineer in Monterrey and keeps a stopwatch in her purse that she has promised not to use at dinner.',
  storyHook: [
    'In her fifth year at Millrace Foods, Beatriz Salgado asked for a list of every regular report the company produced. There was none, so two interns made it, and there were 187. Then she tried something that needs a strong stomach. For one month every report went out with its third page missing, on her orders. Six people noticed, and she wrote to thank them.',
    'A year of stopping followed. Her test was that a report could live if one person would say what they did differently because of it. A hundred and forty could not find their person. Some had outlived the building they described. One temperature summary had been printed, signed and filed every day since 2003 for a customer that went out of business in 2009.',
    'Only then would she let anyone bring up AI. Of the reports that survived, two took a skilled planner most of a day each week and were read closely by people who acted on them: the fruit forecast and the complaints digest. A model now drafts both. The planner changes about a fifth of each draft and spends the time she gets back visiting orchards, which has done more for the forecast than the software has.',
    'This was the first conversation we recorded in the present studio, and you can almost hear the paint drying. I have quoted it to clients more often than any other. If you have inherited a cabinet of documents and been told to automate it, listen to this before you sign anything, and keep a pair of scissors handy.',
  ],
} satisfies Placeholder<'fixtures', Episode>;
