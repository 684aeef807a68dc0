import { sponsorDialog } from '../content/conference/sponsor-dialog.ts';
import type { DialogControl } from '../design/overlays/Dialogs/Dialogs.tsx';
import { SponsorDialog } from '../sections/frame/SponsorDialog/SponsorDialog.tsx';

/** The sponsor dialog with its content, as one chunk that loads when it is first asked for. */
export default function Sponsor({ onClose }: DialogControl) {
  return <SponsorDialog {...sponsorDialog} onClose={onClose} />;
}
