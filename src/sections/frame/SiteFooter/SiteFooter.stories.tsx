import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DesignProvider } from '../../../design/theme/DesignProvider.tsx';
import { siteFooter } from './SiteFooter.sample.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Sections/Frame/Site footer (imprint)',
  id: 'frame-site-footer',
  component: SiteFooter,
  parameters: {
    guide: {
      when: 'Ends every page: who we are, more links, the small print. Pages get it automatically.',
      whenNot:
        'Not within a page, and not as the only place for information that visitors need to make a decision.',
      access:
        'Each column of links is a navigation landmark named by its heading. Profiles are icons. Screen readers read their names, which also appear on hover and focus.',
    },
  },
  args: siteFooter,
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['sample'] };

export const InUse: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo');
    await expect(footer).toHaveTextContent(`© ${String(new Date().getFullYear())} Halden`);
    const company = within(within(footer).getByRole('navigation', { name: 'The yard' }));
    await expect(company.getByRole('link', { name: 'Our shipwrights' })).toHaveAttribute('href', '/#team');
    const linkedIn = within(footer).getByRole('link', { name: /^LinkedIn/ });
    await expect(linkedIn).toHaveAttribute('rel', 'noopener');
    linkedIn.focus();
    await userEvent.tab();
    await waitFor(() => expect(within(footer).getByRole('tooltip')).toHaveTextContent('Instagram'));
    await userEvent.keyboard('{Escape}');
  },
};

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** With four lists of links, the drawing is smaller. */
export const FourLists: Story = {
  tags: ['edge-case'],
  args: {
    columns: [
      ...siteFooter.columns,
      {
        heading: 'Regatta',
        links: [
          { label: 'Courses', href: '/regatta/courses' },
          { label: 'Entries', href: '/regatta/entries' },
        ],
      },
    ],
  },
};

/** One column with one link, and no drawing or social links. */
export const Little: Story = {
  tags: ['edge-case'],
  args: {
    socials: [],
    columns: [{ heading: 'Reading', links: [{ label: 'Journal', href: '/journal' }] }],
    legal: [{ label: 'Privacy', href: '/privacy' }],
    drawing: undefined,
  },
};

/** Six columns with long names. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    brand: { name: 'Halden Intergovernmental Consulting', href: '/' },
    columns: ['Boats', 'The yard', 'Reading', 'Conference', 'Communities', 'Responsibilities'].map(
      (heading) => ({
        heading,
        links: [1, 2, 3, 4, 5, 6].map((number) => ({
          label: `Data protection in unincorporated communities ${String(number)}`,
          href: `/${heading.toLowerCase()}/${String(number)}`,
        })),
      }),
    ),
    legal: Array.from({ length: 7 }, (_, index) => ({
      label: `Terms of the yard, part ${String(index + 1)}`,
      href: `/terms/${String(index + 1)}`,
    })),
  },
};

/** A page that was prerendered in a previous year shows the current year once scripts run. */
export const BuiltEarlier: Story = {
  tags: ['edge-case'],
  parameters: { a11y: { test: 'off' } },
  render: () => <div data-testid="page" />,
  play: async ({ args, canvasElement }) => {
    const page = (
      <DesignProvider getRootElement={() => undefined} toasts={false}>
        <SiteFooter {...args} />
      </DesignProvider>
    );
    const year = String(new Date().getFullYear());
    const container = within(canvasElement).getByTestId('page');
    container.innerHTML = renderToString(page).replace(`>${year}<`, '>2019<');
    await expect(container).toHaveTextContent('© 2019 Halden');

    const onRecoverableError = fn();
    const root = hydrateRoot(container, page, { onRecoverableError });
    await waitFor(() => expect(container).toHaveTextContent(`© ${year} Halden`));
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
  },
};
