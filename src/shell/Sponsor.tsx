import { sponsorDialog } from '../content/conference/sponsor-dialog.ts';
import type { DialogControl } from '../design/overlays/Dialogs/Dialogs.tsx';
import { SponsorDialog } from '../sections/frame/SponsorDialog/SponsorDialog.tsx';

/** The sponsor dialog with its content, in a chunk that loads on demand. */
export default function Sponsor({ onClose }: DialogControl) {
  return <SponsorDialog {...sponsorDialog} onClose={onClose} />;
}
