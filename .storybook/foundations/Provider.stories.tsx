import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { browserRouting } from '../../src/design/controls/Link/routing.tsx';
import { DesignProvider } from '../../src/design/theme/DesignProvider.tsx';
import { ContactPanel } from '../../src/sections/contact/ContactPanel/ContactPanel.tsx';
import { sample as contactPanel } from '../../src/sections/contact/ContactPanel/ContactPanel.sample.ts';
import { NewsletterSignup } from '../../src/sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import { sample as newsletter } from '../../src/sections/contact/NewsletterSignup/NewsletterSignup.sample.ts';
import { EpisodeBrowser } from '../../src/sections/podcast/EpisodeBrowser/EpisodeBrowser.tsx';
import { sample as episodes } from '../../src/sections/podcast/EpisodeBrowser/EpisodeBrowser.sample.ts';

/** Sections that depend on the application: its dialogs, form endpoint, URL and links. */
function Sections() {
  return (
    <main>
      <ContactPanel {...contactPanel} level={1} />
      <EpisodeBrowser {...episodes} />
      <NewsletterSignup {...newsletter} />
    </main>
  );
}

/**
 * `DesignProvider` wraps everything. The site's shell, these stories and the tests mount it, and so does any other
 * application. The provider passes the theme and the visitor's color scheme to Mantine, and the application's choices
 * to the sections. Every setting is optional: by default, links are plain `<a>` elements, links replace the buttons
 * that would open dialogs, the browser posts forms, and strings are English.
 */
const meta = { title: 'Foundations/Provider', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** The provider with only two settings: a router that uses the browser's own location, and no toasts. */
export const Default: Story = {
  render: () => (
    <DesignProvider link={browserRouting.Link} routing={browserRouting} toasts={false}>
      <Sections />
    </DesignProvider>
  ),
};

/** Without an application's settings, the provider hydrates server-rendered HTML without a mismatch. */
export const Bare: Story = {
  tags: ['interaction'],
  render: () => <div data-testid="host" />,
  play: async ({ canvasElement }) => {
    const host = within(canvasElement).getByTestId('host');
    const page = (
      <DesignProvider getRootElement={() => undefined}>
        <Sections />
      </DesignProvider>
    );
    host.innerHTML = renderToString(page);
    const errors = spyOn(console, 'error');
    const onRecoverableError = fn();
    const root = hydrateRoot(host, page, { onRecoverableError });
    const canvas = within(host);

    const category = canvas.getByRole('combobox');
    const address = window.location.href;
    const [, first = ''] = [...category.querySelectorAll('option')].map(({ value }) => value);
    await userEvent.selectOptions(category, first);
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('category')).toBe(first));
    window.history.replaceState(null, '', address);

    const [main] = contactPanel.actions;
    await expect(canvas.getByRole('link', { name: main?.label })).toHaveAttribute('href', '/contact');
    await expect(
      canvas.getByRole('textbox', { name: newsletter.labels.email }).closest('form'),
    ).toHaveAttribute('method', 'post');
    await expect(onRecoverableError).not.toHaveBeenCalled();
    await expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    root.unmount();
  },
};
