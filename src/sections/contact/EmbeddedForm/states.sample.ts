import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { EmbedContent } from '../../../design/media/Embed/Embed.tsx';

/** An invalid URL, so that the script fails without a request. */
const broken = 'http://[';

/** The part of a story's context that these play functions use. */
interface Played {
  canvasElement: HTMLElement;
}

/** The script elements with this URL. */
export const scripts = (src: string) => document.querySelectorAll(`script[src="${src}"]`);

/** Stories for the states of a form's frame, and long content. Both variants, `beside` and `opening`, use them. */
export function states(form: EmbedContent & { script: string }) {
  const endless = { ...form, src: '/stand-ins/never.html', timeout: 600_000 };
  return {
    loading: {
      args: { form: endless },
      play: async ({ canvasElement }: Played) => {
        await waitFor(() =>
          expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading the form'),
        );
      },
    },
    failed: {
      args: { form: { ...form, script: broken } },
      play: async ({ canvasElement }: Played) => {
        const canvas = within(canvasElement);
        await waitFor(() =>
          expect(canvas.getByRole('status')).toHaveTextContent('The questions have not arrived'),
        );
        const [before] = scripts(broken);
        await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
        await waitFor(() => expect(scripts(broken)[0]).not.toBe(before));
        await canvas.findByRole('button', { name: 'Try again' });
        await expect(scripts(broken)).toHaveLength(1);
      },
    },
    onClick: {
      args: {
        form: {
          ...form,
          load: 'click' as const,
          hint: 'Loading the form sends your IP address to the form service.',
          words: { load: 'Load the form' },
        },
      },
      play: async ({ canvasElement }: Played) => {
        const canvas = within(canvasElement);
        await expect(scripts(form.script)).toHaveLength(0);
        await userEvent.click(canvas.getByRole('button', { name: 'Load the form' }));
        await waitFor(() => expect(canvas.getByTitle(form.title)).toBeVisible());
        await expect(scripts(form.script)).toHaveLength(1);
      },
    },
    /** A form that never loads, with a long link and without a script or a poster. */
    long: {
      ...endless,
      script: undefined,
      poster: undefined,
      link: {
        label: 'Open the form of the intergovernmental wastewater committee on a page of its own',
        href: 'https://forms.example/',
      },
    },
    longMail: {
      label: 'unincorporated-communities@intermunicipal-wastewater.example',
      href: 'mailto:unincorporated-communities@intermunicipal-wastewater.example',
    },
  };
}
