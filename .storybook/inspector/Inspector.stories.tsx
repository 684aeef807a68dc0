import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { Page } from '../../src/design/layout/Page/Page.tsx';
import { Faq } from '../../src/sections/contact/Faq/Faq.tsx';
import { sample as faq } from '../../src/sections/contact/Faq/Faq.sample.ts';
import { Stats } from '../../src/sections/proof/Stats/Stats.tsx';
import { sample as stats } from '../../src/sections/proof/Stats/Stats.sample.ts';
import { site } from '../generated/site.ts';
import { stories } from '../generated/stories.ts';
import { storybook } from './addresses.ts';
import { SectionInspector } from './inspector.ts';

if (!customElements.get('section-inspector')) customElements.define('section-inspector', SectionInspector);

/** A page that has the statistics on the site, and no questions. */
function InspectedPage() {
  useEffect(() => {
    const inspector = new SectionInspector();
    document.body.append(inspector);
    return () => inspector.remove();
  }, []);
  return (
    <Page meta={{ title: 'Inspected', description: 'A page of two sections.' }}>
      <Stats {...stats} />
      <Faq {...faq} />
    </Page>
  );
}
Object.assign(InspectedPage, { inspected: 'pages/GovernmentPage' });

/** What pages have in development and in preview builds alone: the names of their sections, and the ways to their stories. */
const meta = {
  title: 'Internals/Section inspector',
  component: InspectedPage,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof InspectedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = (section: string): string => site.sections.find(({ id }) => id === section)?.title ?? '';
const statsStory = `${storybook}/?path=/story/${stories['proof/Stats']?.['pages/GovernmentPage']?.[0] ?? ''}`;

/** The list names the sections in order; what has the focus there, or the pointer on the page, is outlined. */
export const InUse: Story = {
  play: async ({ canvasElement }) => {
    const shadow = document.querySelector('section-inspector')?.shadowRoot;
    if (!shadow) throw new Error('The page has no inspector.');
    const inspector = within(shadow as unknown as HTMLElement);
    const outline = shadow.querySelector('.outline');
    const canvas = within(canvasElement);

    await expect(outline).not.toBeVisible();
    const button = inspector.getByRole('button', { name: 'Sections' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const links = [...shadow.querySelectorAll('li a')];
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      title('proof/Stats'),
      title('contact/Faq'),
    ]);
    await expect(links[0]).toHaveAttribute('href', statsStory);
    await expect(links[1]).toHaveAttribute('href', expect.stringContaining('?path=/docs/'));

    inspector.getByRole('link', { name: title('contact/Faq') }).focus();
    await expect(outline).toHaveTextContent(title('contact/Faq'));
    await expect(outline?.getBoundingClientRect().height).toBeGreaterThan(0);
    await userEvent.hover(canvas.getAllByRole('term')[0]!);
    await expect(outline).toHaveTextContent(title('proof/Stats'));
    await expect(links[0]).toHaveAttribute('aria-current', 'true');

    await userEvent.keyboard('{Escape}');
    // The document knows the focus within only by its host.
    await expect(shadow.activeElement).toBe(button);
    await expect(outline).not.toBeVisible();
  },
};

/** A click with Alt opens the story, and does nothing else. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    const figure = within(canvasElement).getAllByRole('term')[0]!;
    await userEvent.click(figure);
    await expect(open).not.toHaveBeenCalled();
    const user = userEvent.setup();
    await user.keyboard('{Alt>}');
    await user.click(figure);
    await user.keyboard('{/Alt}');
    await expect(open).toHaveBeenCalledWith(statsStory, '_blank', 'noopener');
  },
};
