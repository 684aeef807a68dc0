/** Names of the site's dialogs, for an action's `dialog`. */
export const dialogNames = ['booking', 'sponsor'] as const;

/** Name of a dialog. */
export type DialogName = (typeof dialogNames)[number];
