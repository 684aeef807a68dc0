import type { FAQPage, Organization, Person, Service, WebSite } from 'schema-dts';
import { business } from '../../src/content/business.ts';
import { customDevelopment } from '../../src/content/custom-development.ts';
import { education } from '../../src/content/education.ts';
import { government } from '../../src/content/government.ts';
import { home } from '../../src/content/home.ts';
import { founder } from '../../src/content/people.ts';
import { site } from '../../src/content/site.ts';
import { asEntry, id, type Entry } from './entries.ts';
import type { QuestionContent } from '../../src/design/shapes/shapes.ts';

/** The business in linked data. Other entries refer to its id. */
export const organization = {
  '@type': 'Organization',
  '@id': id('/', 'organization'),
  name: site.name,
  url: `${site.url}/`,
  logo: `${site.url}/icons/icon-512.png`,
  image: home.meta.image,
  description: home.hero.lead,
  email: site.email,
  sameAs: Object.values(site.socials),
} satisfies Organization;

/** The site in linked data. The entries of all its pages refer to its id. */
export const website = {
  '@type': 'WebSite',
  '@id': id('/', 'website'),
  name: site.name,
  url: `${site.url}/`,
  inLanguage: site.language,
  publisher: { '@id': organization['@id'] },
} satisfies WebSite;

/** The founder of the business and host of the podcast. */
export const founderEntry = {
  '@type': 'Person',
  '@id': id('/about', 'founder'),
  name: founder.name,
  jobTitle: founder.role,
  description: founder.text,
  worksFor: { '@id': organization['@id'] },
} satisfies Person;

/** A page's questions and answers. */
export const faqEntry = (path: string, { items }: { items: readonly QuestionContent[] }): Entry =>
  asEntry({
    '@type': 'FAQPage',
    '@id': id(path, 'faq'),
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  } satisfies FAQPage);

/** The parts of a services page's content that go into its linked data. */
interface ServicePage {
  meta: { canonical: string; image: string };
  hero: { heading: string; lead: string };
}

/** The service that a page describes, and the individual services that it consists of. */
const service = (
  path: string,
  { meta, hero }: ServicePage,
  { heading, items }: { heading: string; items: readonly { title: string; text: string }[] },
): Entry =>
  asEntry({
    '@type': 'Service',
    '@id': id(path, 'service'),
    name: hero.heading.replaceAll('\n', ' '),
    description: hero.lead.replaceAll('\n', ' '),
    url: meta.canonical,
    image: meta.image,
    provider: { '@id': organization['@id'] },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: heading.replaceAll('\n', ' '),
      itemListElement: items.map(({ title, text }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description: text },
      })),
    },
  } satisfies Service);

/** The linked data of the company's pages, keyed by path. */
export const companyEntries: Readonly<Record<string, Entry[]>> = {
  '/': [asEntry(organization), asEntry(website), asEntry(founderEntry), faqEntry('/', home.faq)],
  '/about': [asEntry(organization), asEntry(founderEntry)],
  '/contact': [asEntry(organization)],
  '/government-solutions': [service('/government-solutions', government, government.services)],
  '/ai-business': [service('/ai-business', business, business.services)],
  '/ai-education': [service('/ai-education', education, education.solutions)],
  '/custom-development': [service('/custom-development', customDevelopment, customDevelopment.capabilities)],
};
