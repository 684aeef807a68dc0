import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconArrowRight } from '@tabler/icons-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buttonVariants } from '../../theme/buttons.ts';
import { bands } from '../../theme/tokens.ts';
import { Button, buttonSizes } from './Button.tsx';

const meta = {
  title: 'Components/Controls/Button',
  component: Button,
  args: { children: 'Book a Call' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' } as const;

export const Default: Story = {
  args: { onClick: fn() },
};

export const InUse: Story = {
  ...Default,
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Book a Call' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Every variant in every size. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {buttonVariants.map((variant) => (
        <div key={variant} style={row}>
          {buttonSizes.map((size) => (
            <Button
              key={size}
              variant={variant}
              size={size}
              icon={size === 'icon' || variant === 'hero' ? IconArrowRight : undefined}
              aria-label={size === 'icon' ? `${variant}, icon` : undefined}
            >
              {variant}
            </Button>
          ))}
        </div>
      ))}
    </div>
  ),
};

/** The variants on every band. The colors change because each band has its own values for the tokens. */
export const OnBands: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {bands.map((band) => (
        <div key={band} data-band={band} style={{ ...row, padding: '1.5rem' }}>
          {buttonVariants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button disabled>disabled</Button>
        </div>
      ))}
    </>
  ),
};

/** While loading, the button keeps its label, shows a spinner and is disabled. */
export const Loading: Story = {
  tags: ['!autodocs'],
  args: { loading: true, children: 'Subscribing...', onClick: fn() },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Subscribing...' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

/**
 * With `href`, the button is a link. Links within this site use the router, and links to other sites open a
 * new tab.
 */
export const AsLink: Story = {
  render: () => (
    <div style={row}>
      <Button href="/about">About</Button>
      <Button href="https://example.com/apply" variant="outline">
        Apply
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
    const apply = canvas.getByRole('link', { name: 'Apply (opens in a new tab)' });
    await expect(apply).toHaveAttribute('rel', 'noopener');
    await expect(apply).toHaveAttribute('target', '_blank');
  },
};

/** A label too long for its space wraps; it is never cut off. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    children: 'Schedule a consultation about data protection in unincorporated communities',
    size: 'lg',
    icon: IconArrowRight,
  },
  globals: { viewport: { value: 'phone' } },
};
