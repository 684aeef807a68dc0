import { Container } from '../../src/design/layout/Container/Container.tsx';
import { Section } from '../../src/design/layout/Section/Section.tsx';
import { Drawing } from '../../src/design/media/Drawing/Drawing.tsx';
import { Heading } from '../../src/design/text/Heading/Heading.tsx';
import { SectionHead } from '../../src/design/text/SectionHead/SectionHead.tsx';
import { site as business } from '../../src/content/site.ts';
import type { SitePage, SiteSection } from '../../scripts/room/site-map.ts';
import {
  changesOf,
  counted,
  history,
  longDate,
  pagesOf,
  sectionOf,
  shortDate,
  site,
  statusOf,
} from '../room/site.ts';
import { StoryLink } from '../room/StoryLink.tsx';
import { ChangedPages, changeSummary } from './Changes.tsx';
import { chapters, families } from './chapters.ts';
import { Finder } from './Finder.tsx';
import { Links, Table } from './Table.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import classes from './Overview.module.css';

const steps = [
  {
    heading: 'Open a page',
    text: 'Choose a page from the map below, or search for it in your own words. Pages show the site’s real words, and so does the first story of every section, called “On the site”.',
  },
  {
    heading: 'See it as others will',
    text: 'The toolbar above a story switches the color scheme, four widths, larger text, longer words, less motion, and outlines of headings and landmarks. Try other words in the Words panel.',
  },
  {
    heading: 'Say what you see',
    text: 'Press Comment in the toolbar. It copies a link to exactly this view, with every word you changed, and starts a message that contains the link.',
  },
];

const compass = { src: '/art/scenes/compass.svg', width: 740, height: 446 };

function PageCard({ page, scheme }: { page: SitePage; scheme: 'light' | 'dark' }) {
  const { label, path, more, story, parts } = page;
  return (
    <li className={classes.card}>
      {story && <Thumbnail story={story} scheme={scheme} />}
      <Heading depth={2} className={classes.cardName}>
        {story ? (
          <StoryLink to={`story/${story}`} className={classes.stretched}>
            {label}
          </StoryLink>
        ) : (
          label
        )}
      </Heading>
      <p className={classes.address}>
        {path ?? 'Shown in place of a page'}
        {more > 0 && path && ` and ${more} more`}
      </p>
      <ol className={classes.parts}>
        {parts.map(({ section }, at) => {
          const { docs, label: name } = sectionOf(section);
          return (
            <li key={at}>
              <StoryLink to={`docs/${docs}`}>{name}</StoryLink>
            </li>
          );
        })}
      </ol>
    </li>
  );
}

function SectionRow({ section }: { section: SiteSection }) {
  const places = pagesOf(section);
  const [latest] = changesOf(section);
  const status = statusOf(section);
  return (
    <tr>
      <th scope="row">
        <StoryLink to={`docs/${section.docs}`}>{section.label}</StoryLink>
      </th>
      <td>{section.purpose}</td>
      <td>{places.length > 0 ? <Links links={places} /> : 'No page'}</td>
      <td>
        <span className={classes.status} data-status={status}>
          {status}
        </span>
      </td>
      <td className={classes.day}>{latest ? shortDate(latest.date) : '–'}</td>
    </tr>
  );
}

/** The first thing Storybook opens on: what it is, how to review, the map of the site, its sections, and what is new. */
export function StartHere({ scheme }: { scheme: 'light' | 'dark' }) {
  const { commit, date, edited } = history;
  return (
    <main className={classes.room}>
      <Section level={1} band="strong" className={classes.hero} space="none">
        <Container className={classes.opening}>
          <div className={classes.title}>
            <Heading>The {business.name} review room</Heading>
            <p className={classes.lead}>
              Every page and every section of the site, with its real words, on any screen, in every theme.
              Look, compare, try other words, and comment on exactly what you see.
            </p>
            <Finder />
            <nav aria-label="On this page">
              <ul className={classes.contents}>
                <li>
                  <a href="#map">Map of the site</a>
                </li>
                <li>
                  <a href="#sections">All sections</a>
                </li>
                <li>
                  <a href="#changes">What changed</a>
                </li>
              </ul>
            </nav>
            <p className={classes.build}>
              {commit && date ? (
                <>
                  Built from <code>{commit}</code> of {longDate(date)}
                  {edited && ', with changes that are not committed'}
                </>
              ) : (
                'Built from a copy without history'
              )}
            </p>
          </div>
          <Drawing drawing={compass} className={classes.drawing} />
        </Container>
      </Section>

      <Section band="subtle">
        <Container className={classes.part}>
          <Heading>A review in three steps</Heading>
          <ol className={classes.steps}>
            {steps.map(({ heading, text }, at) => (
              <li key={heading}>
                <span className={classes.number} aria-hidden="true">
                  {at + 1}
                </span>
                <Heading depth={1}>{heading}</Heading>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Container>
      </Section>

      <Section id="map">
        <Container className={classes.part}>
          <SectionHead
            heading="Map of the site"
            lead={`${counted(site.pages.length, 'screen')}, made of ${counted(site.sections.length, 'section')}. Each page is listed with its sections from top to bottom.`}
          />
          {chapters.map(({ heading, pages }) => (
            <div key={heading} className={classes.chapter}>
              <Heading depth={1}>{heading}</Heading>
              <ul className={classes.cards}>
                {pages.map((page) => (
                  <PageCard key={page.name} page={page} scheme={scheme} />
                ))}
              </ul>
            </div>
          ))}
        </Container>
      </Section>

      <Section id="sections" band="subtle">
        <Container className={classes.part}>
          <SectionHead
            heading="All sections"
            lead="What each section is for, which pages use it, how far its review has come, and when it last changed since the last release."
          />
          {families.map(({ heading, sections }) => (
            <Table
              key={heading}
              caption={heading}
              className={classes.sections}
              columns={['Section', 'What it is for', 'Where it is used', 'Review', 'Changed']}
            >
              {sections.map((section) => (
                <SectionRow key={section.id} section={section} />
              ))}
            </Table>
          ))}
        </Container>
      </Section>

      <Section id="changes">
        <Container className={classes.part}>
          <SectionHead heading="What changed" lead={changeSummary()} />
          <ChangedPages />
          <p>
            <StoryLink to="story/overview-what-changed--what-changed">
              What changed, section by section
            </StoryLink>
          </p>
        </Container>
      </Section>
    </main>
  );
}
