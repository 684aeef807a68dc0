import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Route, Routes } from 'react-router-dom';
import { start, then, withCaption } from '../../../.storybook/flow.tsx';
import { withShell } from '../../../.storybook/withShell.tsx';
import { home } from '../../content/home.ts';
import { missing } from '../../content/missing.ts';
import { Page } from '../../design/layout/Page/Page.tsx';
import { VideoHero } from '../../sections/heroes/VideoHero/VideoHero.tsx';
import NotFoundPage from '../NotFoundPage.tsx';

/** From an address that leads nowhere to the home page. */
const meta = {
  title: 'Flows/Not found',
  tags: ['state'],
  decorators: [withShell, withCaption],
  parameters: { route: '/no/such/page', messages: ['console.log: 404 /no/such/page'] },
  render: () => (
    <Routes>
      <Route
        path="/"
        element={
          <Page meta={home.meta}>
            <VideoHero {...home.hero} />
          </Page>
        }
      />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoSuchPage: Story = start(
  'No page at this address: it says so, and the bar and the footer lead everywhere.',
);

export const Home: Story = then(
  NoSuchPage,
  'The one control leads to the home page, of which the opening is shown here.',
  async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('link', { name: missing.page.action.label }));
    await waitFor(() => expect(main.queryByText(missing.page.text)).toBeNull());
  },
);
