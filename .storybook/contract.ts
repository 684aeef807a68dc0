/**
 * Where the contract of sections and primitives (tests/unit/contract.test.tsx, `checks.ts`) does not ask for everything,
 * and why. An exception that is no longer needed fails there.
 */
export const exceptions = {
  /** They open over the page, as a layer of the browser: nothing of them is rendered on the server. */
  layers: ['BookingDialog', 'Dialog', 'SponsorDialog'],
  /** They show part of a list, with a control for the rest. */
  partial: ['EpisodeBrowser'],
  /** They have no element of their own, stand once in the shell, or their stories show what uses them. */
  rootless: [
    ...['Carousel', 'Dialogs', 'ExternalScript', 'InlineScript', 'Late', 'Messages', 'Meta', 'Page'],
    ...['Toast', 'Tooltip'],
  ],
};
