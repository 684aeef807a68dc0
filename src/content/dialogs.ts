/** Names of the site's dialogs. A button whose `dialog` is one of these names opens that dialog. */
export const dialogNames = ['booking', 'sponsor'] as const;

/** Name of a dialog. */
export type DialogName = (typeof dialogNames)[number];
