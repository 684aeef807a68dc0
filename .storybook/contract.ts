/**
 * Exceptions to the contract for sections and primitives (tests/unit/contract.test.tsx, `checks.ts`), with reasons.
 * An exception that is no longer needed fails there.
 */
export const exceptions = {
  /** They open over the page, in the browser's top layer: the server renders nothing. */
  layers: ['BookingDialog', 'Dialog', 'SponsorDialog'],
  /** They show part of a list, with a control for the rest. */
  partial: ['EpisodeBrowser'],
  /** They have no element, are mounted once in the shell, or their stories show what uses them. */
  rootless: [
    ...['Carousel', 'Dialogs', 'ExternalScript', 'InlineScript', 'Late', 'Messages', 'Meta', 'Page'],
    ...['Toast', 'Tooltip'],
  ],
};
