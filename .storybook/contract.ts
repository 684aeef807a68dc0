/**
 * Exceptions to the contract for sections and primitives (tests/unit/contract.test.tsx, `checks.ts`), with reasons.
 * The tests fail if an exception is no longer needed.
 */
export const exceptions = {
  /** Components that open over the page: modal dialogs. The server renders nothing for them. */
  layers: ['BookingDialog', 'Dialog', 'SponsorDialog'],
  /** Components that show only part of a list, with a control for the rest. */
  partial: ['EpisodeBrowser', 'OrderDemo'],
  /**
   * Components that don't accept a root element's props, such as a class name, because they have no root element or
   * because the shell mounts them only once. Also, components whose stories show them only inside other components.
   */
  rootless: [
    ...['Carousel', 'Dialogs', 'ExternalScript', 'InlineScript', 'Late', 'Messages', 'Meta', 'Page'],
    ...['Toast', 'Tooltip'],
  ],
};
