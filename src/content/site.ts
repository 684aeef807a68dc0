const name = 'Arcwright' satisfies Placeholder<'brand'>;
/** The business's name as it appears in placeholder URLs and ids, so that they change with the name. */
const handle = name.toLowerCase().replace(/[^a-z\d]+/g, '-');
/** Whether an edition of the conference is upcoming or past. */
export type Edition = 'coming' | 'over';

const conferenceFrom = '2026-09-10';
const conferenceCity = 'Cincinnati';
const conferenceRegion = 'Ohio';

/**
 * The business: its names, URLs, email addresses and ids, each in one place. The owner replaces each {@link
 * Placeholder}; the Content-Security-Policy is generated from the hosts below.
 */
export const site = {
  name,
  /** The site's language, as a BCP 47 tag. */
  language: 'en-US',
  podcast: {
    name: `The ${name} Podcast`,
    /** The podcast on the audio platform. */
    audio: 'https://open.spotify.com/show/4wXkQmB7RzT1nVc0pLd8Ye' satisfies Placeholder<'addresses'>,
    /** The podcast in the podcast directory. */
    directory:
      `https://podcasts.apple.com/us/podcast/${handle}/id1700000000` satisfies Placeholder<'addresses'>,
    /** The podcast's channel on the video platform. */
    video: `https://www.youtube.com/@${handle}podcast` satisfies Placeholder<'addresses'>,
  },
  /** Hosts of the episode players, and of the pages with the same episodes. */
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
    /** The external conference site, which the main navigation links to. */
    url: 'https://midwestcon.example' satisfies Placeholder<'addresses'>,
    /** First and last day in ISO 8601, the year, and both days as text (`dates`). */
    from: conferenceFrom,
    to: '2026-09-11',
    year: conferenceFrom.slice(0, 4),
    dates: 'September 10–11, 2026',
    place: `${conferenceCity}, ${conferenceRegion}`,
    /** City and region of the conference, and its country as an ISO 3166 code. */
    address: { city: conferenceCity, region: conferenceRegion, country: 'US' },
    theme: 'Embedding empathy into innovation',
    /**
     * Whether the edition is upcoming or past. With `over`, a recap and the newsletter replace ticket links, and
     * linked data says that tickets are sold out. Pages don't change automatically; the build warns once the dates
     * are past.
     */
    edition: 'coming' as Edition,
  },
  /** The site's URL, used for canonical URLs. */
  url: `https://${handle}.example` satisfies Placeholder<'addresses'>,
  email: `hello@${handle}.example` satisfies Placeholder<'addresses'>,
  /** Profiles on the four networks. */
  socials: {
    linkedin: `https://www.linkedin.com/company/${handle}` satisfies Placeholder<'addresses'>,
    instagram: `https://www.instagram.com/${handle}` satisfies Placeholder<'addresses'>,
    youtube: `https://www.youtube.com/@${handle}` satisfies Placeholder<'addresses'>,
    x: `https://x.com/${handle}` satisfies Placeholder<'addresses'>,
  },
  /** The lead-management provider's booking calendar. The script `/js/form_embed.js` on the same host sizes it. */
  scheduling: {
    host: 'https://book.example' satisfies Placeholder<'addresses'>,
    calendar: handle satisfies Placeholder<'ids'>,
  },
  /** The form builder's forms, by id. The script `/js/form_embed.js` on the same host sizes them. */
  forms: {
    host: 'https://forms.example' satisfies Placeholder<'addresses'>,
    /** The contact page's form. */
    contact: `contact-${handle}` satisfies Placeholder<'ids'>,
    /** The training page's early-access list. */
    earlyAccess: `early-access-${handle}` satisfies Placeholder<'ids'>,
  },
  /** The state's page where Ohio employers apply for TechCred. */
  techCred: 'https://techcred.ohio.gov',
  /**
   * The hero's film, on the stock-video host. If it can't be loaded, a film rendered from the scene plays (`home.ts`).
   */
  film: { src: 'https://videos.example/ohio-sunrise.mp4' satisfies Placeholder<'film'>, type: 'video/mp4' },
  /**
   * The newsletter provider. `base` is same-origin: the host forwards requests to the provider and adds the key, which
   * never reaches the browser.
   */
  newsletter: { base: '/api/newsletter', publication: `pub_${handle}` satisfies Placeholder<'ids'> },
  security: {
    /**
     * Where to report a vulnerability, for `/.well-known/security.txt`. A URL that starts with `mailto:` or `https:`.
     */
    contact: `mailto:security@${handle}.example` satisfies Placeholder<'addresses'>,
    /**
     * Where browsers report violations of the Content-Security-Policy: an endpoint for such reports, or an empty
     * string.
     */
    policyReports: '',
  },
};

/** URL of the booking calendar, for its frame and the direct link. */
export const bookingUrl = `${site.scheduling.host}/widget/booking/${site.scheduling.calendar}`;

/** The scheduling provider's embed script. */
export const bookingScript = `${site.scheduling.host}/js/form_embed.js`;

/** URL of a form, for its frame and the direct link. */
export const formUrl = (id: string): string => `${site.forms.host}/widget/form/${id}`;

/** The form builder's embed script. */
export const formScript = `${site.forms.host}/js/form_embed.js`;

/**
 * The form builder's embed script, for pages that load it right away. Undefined if no third party should be
 * contacted before a click.
 */
export const formScriptOnEntry = site.embeds === 'click' ? undefined : formScript;
