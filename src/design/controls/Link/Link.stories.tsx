import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from './Link.tsx';

/**
 * Every link on the site. Its `href` decides how it works: the router handles this site's pages and anchors, the
 * browser downloads this site's files, other sites open in a new tab (and the link says so), and everything else is a
 * plain `<a>`. Link has no styles, so give it a class. For a link that looks like a button, use Button or Action.
 */
const meta = {
  title: 'Components/Controls/Link',
  component: Link,
  args: { href: '/about', children: 'About us', style: { textDecoration: 'underline' } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the router's location. */
function Location() {
  const { pathname, hash } = useLocation();
  return <output aria-label="Location">{pathname + hash}</output>;
}

/** A link to a page of this site opens in the same tab. */
export const Default: Story = {
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <p style={{ fontSize: 'var(--size-h3)' }}>
        Who we are: <Story />
      </p>
    ),
  ],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAccessibleName('About us');
    await expect(link).not.toHaveAttribute('rel');
  },
};

/** For a page of this site, the router navigates without loading a new document. */
export const Internal: Story = {
  tags: ['interaction'],
  render: (args) => (
    <p>
      <Link {...args} /> <Location />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'About us' });
    await expect(link).toHaveAttribute('href', '/about');
    await expect(link).not.toHaveAttribute('target');
    await userEvent.click(link);
    await expect(canvas.getByRole('status', { name: 'Location' })).toHaveTextContent('/about');
  },
};

/** A link to an anchor on this page (`#faq`). For an anchor on another page, start with that page's path (`/#faq`). */
export const Anchor: Story = {
  ...Internal,
  tags: ['interaction'],
  args: { href: '#faq', children: 'Questions' },
  parameters: { route: '/training' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Questions' });
    await expect(link).toHaveAttribute('href', '/training#faq');
    await userEvent.click(link);
    await expect(canvas.getByRole('status', { name: 'Location' })).toHaveTextContent('/training#faq');
  },
};

/**
 * A link to another site opens in a new tab, says so to screen readers, and gives that site no access to this
 * window.
 */
export const External: Story = {
  args: { href: 'https://example.com/apply', children: 'Apply' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Apply (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

/** A page on this site that opens in a new tab. */
export const InNewTab: Story = {
  args: { href: '/code-of-conduct', newTab: true, children: 'Code of Conduct' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Code of Conduct (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', '/code-of-conduct');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** `quiet` leaves out the hint about the new tab, because this link's name already mentions the tab. */
export const Quiet: Story = {
  args: {
    href: 'https://example.com/apply',
    quiet: true,
    children: 'Apply',
    'aria-label': 'Apply, on the state’s site in a new tab',
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Apply, on the state’s site in a new tab' });
    await expect(link).toHaveTextContent(/^Apply$/);
  },
};

/** A file on this site, recognized by its extension: the browser downloads it, and the router doesn't navigate. */
export const File: Story = {
  ...Internal,
  tags: ['interaction'],
  args: {
    href: '/dates.ics',
    children: 'Save the dates',
    // Keeps the test's browser from downloading the file. If this were a router link, it would have no `download`
    // attribute, so the click would navigate, and the test would fail.
    onClick: (event) => {
      if (event.currentTarget.hasAttribute('download')) event.preventDefault();
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Save the dates' });
    await expect(link).toHaveAttribute('href', '/dates.ics');
    await expect(link).toHaveAttribute('download', '');
    await expect(link).not.toHaveAttribute('target');
    await userEvent.click(link);
    await expect(canvas.getByRole('status', { name: 'Location' })).toHaveTextContent(/^\/$/);
  },
};

export const Email: Story = {
  args: { href: 'mailto:hello@orchard.example', children: 'hello@orchard.example' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'hello@orchard.example' });
    await expect(link).toHaveAttribute('href', 'mailto:hello@orchard.example');
    await expect(link).not.toHaveAttribute('target');
  },
};

/** The whole card is clickable. */
export const Stretched: Story = {
  args: { stretched: true, style: undefined },
  render: (args) => (
    <article style={{ position: 'relative', padding: '2rem', border: 'thin solid' }}>
      <h3>
        <Link {...args} />
      </h3>
      <p>Who we are, and what brought us here.</p>
    </article>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { left, top } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 8, top + 8)).toBe(canvas.getByRole('link'));
  },
};

/** A link of one letter, a long URL without spaces, and many links in one paragraph. */
export const Stress: Story = {
  tags: ['edge-case'],
  render: ({ style }) => (
    <p style={{ inlineSize: '15rem', overflowWrap: 'anywhere' }}>
      <Link href="/" style={style}>
        A
      </Link>{' '}
      <Link href="https://example.com/regulations/intergovernmental-interoperability" style={style}>
        https://example.com/regulations/intergovernmental-interoperability
      </Link>
      {Array.from({ length: 12 }, (_, index) => (
        <span key={index}>
          {', '}
          <Link href={`/chapter-${index + 1}`} style={style}>
            chapter {index + 1}
          </Link>
        </span>
      ))}
    </p>
  ),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(14);
    for (const link of links) await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(240);
    await expect(links.filter((link) => link.hasAttribute('target'))).toHaveLength(1);
  },
};
