import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sectionOf, site } from '../room/site.ts';
import { StartHere } from './StartHere.tsx';

const meta = {
  title: 'Overview/Start here',
  component: StartHere,
  tags: ['!autodocs'],
  // It tells of the last commits, and so looks different after each.
  // The pages in its frames have stories of their own.
  parameters: { chromatic: { disableSnapshot: true }, a11y: { options: { iframes: false } } },
  args: { scheme: 'light' },
  render: (_, { globals }) => <StartHere scheme={globals.scheme === 'dark' ? 'dark' : 'light'} />,
} satisfies Meta<typeof StartHere>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the site is made of, how to review it, and what is new. */
export const Default: Story = { name: 'Start here' };

/** Every page leads to its story and every section to its documentation; who looks in words of their own finds it. */
export const Found: Story = {
  tags: ['!dev'],
  // The page is the one above.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const links = new Set(
      [...canvasElement.querySelectorAll('a')].map((link) =>
        link.getAttribute('href')?.replace('./?path=/', ''),
      ),
    );
    const wanted = [
      ...site.pages.flatMap(({ story }) => (story ? `story/${story}` : [])),
      ...site.sections.map(({ docs }) => `docs/${docs}`),
    ];
    await expect(wanted.filter((path) => !links.has(path))).toEqual([]);
    await expect(wanted.length).toBeGreaterThan(site.sections.length);

    const field = within(canvasElement).getByRole('searchbox');
    const finder = within(field.closest('search')!);
    await userEvent.type(field, 'popup');
    await expect(
      finder.getByRole('link', { name: new RegExp(sectionOf('frame/BookingDialog').label) }),
    ).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'zzzz');
    await expect(finder.getByRole('status')).toHaveTextContent('zzzz');
    await expect(finder.queryByRole('link')).toBeNull();
  },
};
