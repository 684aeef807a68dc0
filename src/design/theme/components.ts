import type {
  AlertFactory,
  ComboboxFactory,
  ExtendComponent,
  FactoryPayload,
  MantineThemeComponents,
  NotificationFactory,
  PopoverFactory,
  TitleFactory,
} from '@mantine/core';

/**
 * What a component is like by default: its props, variables and the look of its parts. The same as the component's own
 * `extend`, by type alone: to import a component for it would load it with every page.
 */
const extend = <Payload extends FactoryPayload>(
  options: ExtendComponent<Payload>,
): ExtendComponent<Payload> => options;

/** Over everything that itself lies over the page, dialogs included. */
const floating = { zIndex: 'var(--z-tooltip)' };

/** Mantine's components as this brand has them. Colors, sizes and corners follow from the theme and its variables. */
export const components: MantineThemeComponents = {
  // Its words are white in a dark scheme, which is the ground's color here (variables.ts).
  Alert: extend<AlertFactory>({ styles: { message: { color: 'inherit' } } }),
  Combobox: extend<ComboboxFactory>({ defaultProps: floating }),
  Notification: extend<NotificationFactory>({
    styles: { title: { color: 'var(--text)' }, description: { color: 'var(--muted)' } },
  }),
  Popover: extend<PopoverFactory>({ defaultProps: { ...floating, shadow: 'md' } }),
  Title: extend<TitleFactory>({
    styles: (_, { order = 1 }) => ({
      root: { letterSpacing: order < 3 ? 'var(--tracking-h2)' : 'var(--tracking-h3)' },
    }),
  }),
};
