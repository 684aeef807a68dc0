/** Names of the site's dialogs. A button with such a name as its `dialog` opens that dialog. */
export const dialogNames = ['booking', 'sponsor'] as const;

/** Name of a dialog. */
export type DialogName = (typeof dialogNames)[number];
