import {
  Loader,
  type ActionIconFactory,
  type AlertFactory,
  type AnchorFactory,
  type BadgeFactory,
  type BlockquoteFactory,
  type ButtonFactory,
  type CardFactory,
  type CheckboxFactory,
  type ComboboxFactory,
  type DrawerFactory,
  type ExtendComponent,
  type FactoryPayload,
  type InputFactory,
  type InputWrapperFactory,
  type ListFactory,
  type LoaderFactory,
  type MantineThemeComponents,
  type MenuFactory,
  type ModalFactory,
  type NotificationFactory,
  type NumberInputFactory,
  type PopoverFactory,
  type RadioFactory,
  type SegmentedControlFactory,
  type SliderFactory,
  type SwitchFactory,
  type TitleFactory,
} from '@mantine/core';
import { Arc } from './Arc.tsx';
import { actionIconVars, buttonVars } from './buttons.ts';
import buttonClasses from './Button.module.css';
import classes from './components.module.css';

/**
 * Checks the types of a component's default props, variables and styles, and returns them unchanged. It does the same
 * as the component's own `extend` (such as `Button.extend`) but doesn't import the component, because importing it
 * would load its code with every page. Only `Loader` (the spinner) is imported, because every button includes it
 * anyway.
 */
const extend = <Payload extends FactoryPayload>(
  options: ExtendComponent<Payload>,
): ExtendComponent<Payload> => options;

/** Defaults for components that open above everything else, including dialogs. */
const floating = { zIndex: 'var(--z-tooltip)' };

/** Defaults for components that open above the page, with a backdrop over the page. */
const sheet = {
  defaultProps: {
    zIndex: 'var(--z-modal)',
    overlayProps: { color: 'var(--backdrop)', backgroundOpacity: 1 },
  },
  classNames: { title: classes.heading },
};

/** Makes a checkbox, radio button or switch large enough for a finger. */
const choice = { size: 'md' };

/**
 * This brand's defaults for Mantine's components. Colors, sizes and corners come from the theme's values (values.ts).
 * In a dark scheme, Mantine makes some text white, but this theme defines Mantine's white as the background color
 * (variables.ts). Such text would be unreadable, so its color is set here.
 */
export const components: MantineThemeComponents = {
  // ActionIcon and Button accept this brand's variants (buttons.ts) as well as Mantine's.
  ActionIcon: extend<ActionIconFactory>({ classNames: { root: buttonClasses.icon }, vars: actionIconVars }),
  Alert: extend<AlertFactory>({
    styles: (_, { variant }) => ({
      message: { color: variant === 'filled' ? 'inherit' : 'var(--text)' },
    }),
  }),
  Anchor: extend<AnchorFactory>({
    defaultProps: { underline: 'always' },
    classNames: { root: classes.text },
  }),
  Badge: extend<BadgeFactory>({ classNames: { root: classes.badge } }),
  Blockquote: extend<BlockquoteFactory>({
    styles: {
      root: { font: 'var(--weight-h3) var(--size-h4) / 1.4 var(--font-display)' },
      cite: { color: 'var(--muted)', font: 'var(--size-small) var(--font-text)', opacity: 1 },
    },
  }),
  Button: extend<ButtonFactory>({
    classNames: {
      root: buttonClasses.button,
      inner: buttonClasses.inner,
      section: buttonClasses.section,
      label: buttonClasses.label,
    },
    vars: buttonVars,
  }),
  Card: extend<CardFactory>({ styles: { root: { backgroundColor: 'var(--surface)' } } }),
  Checkbox: extend<CheckboxFactory>({ defaultProps: choice, classNames: { input: classes.box } }),
  Combobox: extend<ComboboxFactory>({ defaultProps: floating }),
  Drawer: extend<DrawerFactory>(sheet),
  Input: extend<InputFactory>({
    classNames: { wrapper: classes.field, input: classes.input },
    // In the default size (`sm`), text is as large as body text.
    vars: (_, { size }) => ({ wrapper: size === 'sm' ? { '--input-fz': 'var(--size-body)' } : {} }),
  }),
  // A field's messages are below the field.
  InputWrapper: extend<InputWrapperFactory>({
    defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    classNames: {
      root: classes.labeled,
      description: classes.note,
      error: classes.error,
      success: classes.success,
    },
  }),
  // Restores the browser's own list markers, which base.css removes.
  List: extend<ListFactory>({ defaultProps: { listStyleType: 'revert' } }),
  // The loader has the color of the surrounding text.
  Loader: extend<LoaderFactory>({
    defaultProps: { color: 'currentColor', loaders: { ...Loader.defaultLoaders, arc: Arc }, type: 'arc' },
  }),
  // Omits Mantine's hidden element for initial focus, which ARIA doesn't allow in a menu. The first item gets focus.
  Menu: extend<MenuFactory>({
    defaultProps: { withInitialFocusPlaceholder: false },
    classNames: { item: classes.item },
  }),
  Modal: extend<ModalFactory>(sheet),
  Notification: extend<NotificationFactory>({
    styles: { title: { color: 'var(--text)' }, description: { color: 'var(--muted)' } },
  }),
  NumberInput: extend<NumberInputFactory>({
    defaultProps: { rightSectionWidth: '2rem' },
    styles: { controls: { blockSize: '100%', maxInlineSize: '100%' }, control: { blockSize: '50%' } },
  }),
  Popover: extend<PopoverFactory>({ defaultProps: { ...floating, shadow: 'md' } }),
  Radio: extend<RadioFactory>({ defaultProps: choice, classNames: { radio: classes.box } }),
  SegmentedControl: extend<SegmentedControlFactory>({
    defaultProps: { ...choice, color: 'action' },
    classNames: { label: classes.segment },
  }),
  Slider: extend<SliderFactory>({
    defaultProps: { size: 'sm', thumbSize: 24 },
    styles: { label: { backgroundColor: 'var(--text)', color: 'var(--bg)' } },
  }),
  Switch: extend<SwitchFactory>({ defaultProps: choice, classNames: { track: classes.track } }),
  Title: extend<TitleFactory>({
    styles: (_, { order = 1 }) => ({
      root: { letterSpacing: order < 3 ? 'var(--tracking-h2)' : 'var(--tracking-h3)' },
    }),
  }),
};
