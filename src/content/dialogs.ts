/** The site's dialogs, by the name that an action states as its `dialog`. */
export const dialogNames = ['booking', 'sponsor'] as const;

/** Name of one of them. */
export type DialogName = (typeof dialogNames)[number];
