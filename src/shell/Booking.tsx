import { booking } from '../content/booking.ts';
import type { DialogControl } from '../design/overlays/Dialogs/Dialogs.tsx';
import { BookingDialog } from '../sections/frame/BookingDialog/BookingDialog.tsx';

/** The booking dialog with its content, as one chunk that loads when it is first asked for. */
export default function Booking({ onClose }: DialogControl) {
  return <BookingDialog {...booking} onClose={onClose} />;
}
