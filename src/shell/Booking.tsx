import { booking } from '../content/booking.ts';
import type { DialogControl } from '../design/overlays/Dialogs/Dialogs.tsx';
import { BookingDialog } from '../sections/frame/BookingDialog/BookingDialog.tsx';

/** The booking dialog with its content, in a chunk that loads on demand. */
export default function Booking({ onClose }: DialogControl) {
  return <BookingDialog {...booking} onClose={onClose} />;
}
