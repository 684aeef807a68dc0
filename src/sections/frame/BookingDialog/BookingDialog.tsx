import { Dialog } from '../../../design/overlays/Dialog/Dialog.tsx';
import type { DialogControl } from '../../../design/overlays/Dialogs/Dialogs.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Embed, type EmbedContent } from '../../../design/media/Embed/Embed.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import type { DrawingContent } from '../../../design/shapes/shapes.ts';
import classes from './BookingDialog.module.css';

/** Content of {@link BookingDialog}: a description of the session, a drawing, and the calendar. */
export interface BookingDialogContent {
  /** What visitors book, as the dialog's heading. @maxLength 50 */
  heading: string;
  /** What visitors get, one benefit per item. @maxLength 55 */
  items: string[];
  /** A decorative drawing below the benefits. Not shown on phones. */
  drawing?: DrawingContent;
  /** Text above the calendar. Not shown on phones. @maxLength 30 */
  prompt: string;
  /**
   * The scheduling widget (`{host}/widget/booking/{id}`) and its provider's script
   * (`{host}/js/form_embed.js`). The script is on the page only while the dialog is open. If the widget or the
   * script fails to load, visitors can use the direct link or the email address.
   */
  calendar: Pick<
    EmbedContent,
    'src' | 'title' | 'script' | 'sandbox' | 'link' | 'mail' | 'words' | 'timeout'
  >;
}

/** Props of {@link BookingDialog}: its content, and the props that `DialogsProvider` passes. */
export type BookingDialogProps = BookingDialogContent & DialogControl;

/** The booking dialog: a description of the session, and the provider's calendar. */
export function BookingDialog({ onClose, heading, items, drawing, prompt, calendar }: BookingDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title={heading}
      aside={
        <>
          <ul className={classes.promises}>
            {items.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
          {drawing && <Drawing className={classes.drawing} drawing={drawing} align="xMidYMax" />}
        </>
      }
      footer={
        <Link className={classes.link} href={calendar.link.href} newTab quiet={calendar.link.quiet}>
          {calendar.link.label}
        </Link>
      }
    >
      <p className={classes.prompt}>{prompt}</p>
      <Embed {...calendar} className={classes.calendar} height={440} bare />
    </Dialog>
  );
}
