const name = 'Arcwright' satisfies Placeholder<'brand'>;
/**
 * The business's name in lowercase, with hyphens instead of spaces. Placeholder URLs and ids contain it, so they change
 * when the name does.
 */
const handle = name.toLowerCase().replace(/[^a-z\d]+/g, '-');
/** Whether the conference is upcoming (`coming`) or over. */
export type Edition = 'coming' | 'over';

const conferenceFrom = '2026-09-10';
const conferenceCity = 'Cincinnati';
const conferenceRegion = 'Ohio';

/**
 * The business's names, URLs, email addresses and ids. Each value is defined only here. The site's owner replaces each
 * {@link Placeholder}. The Content-Security-Policy is generated from the hosts below.
 */
export const site = {
  name,
  /** The site's language, as a BCP 47 tag. */
  language: 'en-US',
  podcast: {
    name: `The ${name} Podcast`,
    /** URL of the podcast on the audio platform. */
    audio: 'https://open.spotify.com/show/4wXkQmB7RzT1nVc0pLd8Ye' satisfies Placeholder<'addresses'>,
    /** URL of the podcast in the podcast directory. */
    directory:
      `https://podcasts.apple.com/us/podcast/${handle}/id1700000000` satisfies Placeholder<'addresses'>,
    /** URL of the podcast's channel on the video platform. */
    video: `https://www.youtube.com/@${handle}podcast` satisfies Placeholder<'addresses'>,
  },
  /**
   * Hosts of the players that the podcast's pages embed (`audio` and `video`). Links to an episode on the platforms'
   * own sites use the hosts `audio` and `watch`.
   */
  players: {
    audio: 'https://open.spotify.com',
    video: 'https://www.youtube-nocookie.com',
    watch: 'https://www.youtube.com',
  },
  /**
   * When third-party players and forms load. `near`: when they near the viewport. `click`: only when the visitor
   * clicks, so that no third party is contacted before the click.
   */
  embeds: 'near' as 'near' | 'click',
  conference: {
    name: 'MidwestCon' satisfies Placeholder<'brand'>,
    /** URL of the external conference site, which the main navigation links to. */
    url: 'https://midwestcon.example' satisfies Placeholder<'addresses'>,
    /**
     * The first day (`from`) and the last day (`to`) in ISO 8601, their year, and both days as visitors read them
     * (`dates`).
     */
    from: conferenceFrom,
    to: '2026-09-11',
    year: conferenceFrom.slice(0, 4),
    dates: 'September 10–11, 2026',
    place: `${conferenceCity}, ${conferenceRegion}`,
    /** City and region of the conference, and its country as an ISO 3166 code. */
    address: { city: conferenceCity, region: conferenceRegion, country: 'US' },
    theme: 'Embedding empathy into innovation',
    /**
     * Whether this year's conference is upcoming or over. With `over`, a recap and the newsletter replace ticket links,
     * and linked data says that tickets are sold out. Change it by hand after the conference: pages don't change
     * automatically, but the build warns once the dates are past.
     */
    edition: 'coming' as Edition,
  },
  /** The site's URL, used for canonical URLs. */
  url: `https://${handle}.example` satisfies Placeholder<'addresses'>,
  email: `hello@${handle}.example` satisfies Placeholder<'addresses'>,
  /** The business's profiles on four social networks. */
  socials: {
    linkedin: `https://www.linkedin.com/company/${handle}` satisfies Placeholder<'addresses'>,
    instagram: `https://www.instagram.com/${handle}` satisfies Placeholder<'addresses'>,
    youtube: `https://www.youtube.com/@${handle}` satisfies Placeholder<'addresses'>,
    x: `https://x.com/${handle}` satisfies Placeholder<'addresses'>,
  },
  /**
   * Host of the lead-management provider's booking calendar, and the calendar's id. The script `/js/form_embed.js` on
   * the same host sizes the calendar.
   */
  scheduling: {
    host: 'https://book.example' satisfies Placeholder<'addresses'>,
    calendar: handle satisfies Placeholder<'ids'>,
  },
  /**
   * Host of the form builder, and the ids of its forms. The script `/js/form_embed.js` on the same host sizes the
   * forms.
   */
  forms: {
    host: 'https://forms.example' satisfies Placeholder<'addresses'>,
    /** Id of the contact page's form. */
    contact: `contact-${handle}` satisfies Placeholder<'ids'>,
    /** Id of the training page's form, with which visitors join the early-access list. */
    earlyAccess: `early-access-${handle}` satisfies Placeholder<'ids'>,
  },
  /** The state's page where Ohio employers apply for TechCred. */
  techCred: 'https://techcred.ohio.gov',
  /**
   * The film in the home page's hero, on the stock-video host. If it can't be loaded, a film rendered from the hero's
   * drawing plays instead (`home.ts`).
   */
  film: { src: 'https://videos.example/ohio-sunrise.mp4' satisfies Placeholder<'film'>, type: 'video/mp4' },
  /**
   * The newsletter provider. `base` is a path on this site. The site's host forwards requests to the provider and adds
   * the API key, so that the key never reaches the browser.
   */
  newsletter: { base: '/api/newsletter', publication: `pub_${handle}` satisfies Placeholder<'ids'> },
  security: {
    /**
     * Where to report a vulnerability, for `/.well-known/security.txt`. A URL that starts with `mailto:` or `https:`.
     */
    contact: `mailto:security@${handle}.example` satisfies Placeholder<'addresses'>,
    /** URL to which browsers report violations of the Content-Security-Policy. If it is empty, they report none. */
    policyReports: '',
  },
};

/** URL of the booking calendar, for the frame that shows it and for links that open it directly. */
export const bookingUrl = `${site.scheduling.host}/widget/booking/${site.scheduling.calendar}`;

/** URL of the scheduling provider's embed script. */
export const bookingScript = `${site.scheduling.host}/js/form_embed.js`;

/** URL of a form, for the frame that shows it and for links that open it directly. */
export const formUrl = (id: string): string => `${site.forms.host}/widget/form/${id}`;

/** URL of the form builder's embed script. */
export const formScript = `${site.forms.host}/js/form_embed.js`;

/**
 * URL of the form builder's embed script, for pages that load it right away. Undefined if no third party is to be
 * contacted before a click.
 */
export const formScriptOnEntry = site.embeds === 'click' ? undefined : formScript;
