import { IconMail } from '@tabler/icons-react';
import { Lead } from '../../../design/text/Lead/Lead.tsx';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Dialog } from '../../../design/overlays/Dialog/Dialog.tsx';
import type { DialogControl } from '../../../design/overlays/Dialogs/Dialogs.tsx';
import { formatPrice } from '../../../design/text/Price/formatPrice.ts';
import type { ActionContent } from '../../../design/shapes/shapes.ts';
import classes from './SponsorDialog.module.css';

/** Content of {@link SponsorDialog}: a heading, a lead, the sponsor levels and the next steps. */
export interface SponsorDialogContent {
  /** The dialog's heading. @maxLength 25 */
  heading: string;
  /** One or two sentences below the heading. @maxLength 135 */
  lead: string;
  /** Name of the table, for screen readers. @maxLength 35 */
  caption: string;
  /** Column headings, one word each. */
  columns: { level: string; price: string; passes: string };
  /** The sponsor levels, in order, each with its name, price in US dollars, and number of included passes. */
  items: { title: string; price: number; passes: number }[];
  /** Next steps. The first is the main one. An action that sends an email has a mail icon. */
  actions: ActionContent[];
}

/** Props of {@link SponsorDialog}: its content, and the props that `DialogsProvider` passes. */
export type SponsorDialogProps = SponsorDialogContent & DialogControl;

/**
 * The sponsor dialog: the sponsor levels with their prices and passes, and how to get in touch. A click outside the
 * dialog doesn't close it.
 */
export function SponsorDialog({
  onClose,
  heading,
  lead,
  caption,
  columns,
  items,
  actions,
}: SponsorDialogProps) {
  const most = Math.max(0, ...items.map(({ passes }) => passes));
  return (
    <Dialog
      onClose={onClose}
      title={heading}
      closeOnOutsideClick={false}
      footer={actions.map((action, index) => (
        <Action
          key={action.label}
          className={classes.action}
          action={action}
          variant={index === 0 ? 'default' : 'outline'}
          icon={action.href?.startsWith('mailto:') ? IconMail : undefined}
        />
      ))}
    >
      <Lead className={classes.lead}>{lead}</Lead>
      <table className={classes.table} aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{columns.level}</th>
            <th scope="col">{columns.price}</th>
            <td className={classes.drawn} aria-hidden="true" />
            <th scope="col">{columns.passes}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ title, price, passes }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{formatPrice(price)}</td>
              <td className={classes.drawn} aria-hidden="true">
                <Passes count={passes} of={most} />
              </td>
              <td>{passes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

/**
 * A level's passes, as half discs. Every level has the same number of half discs (`of`): the highest number of passes
 * of any level. The first `count`, one per pass of this level, are highlighted. A row has up to ten half discs, or more if
 * there would otherwise be more than four rows.
 */
function Passes({ count, of }: { count: number; of: number }) {
  const columns = Math.max(Math.min(10, of), Math.ceil(of / 4));
  const rows = Math.ceil(of / columns);
  const discs = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, index) => {
      const place = from + index;
      return `M${(place % columns) * 16} ${Math.floor(place / columns) * 22}a9 9 0 0 1 0 18z`;
    }).join('');
  const width = columns * 16 - 7;
  return (
    of > 0 && (
      <svg viewBox={`0 0 ${width} ${rows * 22 - 4}`} width={`${width / 16}rem`} aria-hidden="true">
        <path d={discs(count, of)} />
        <path d={discs(0, count)} />
      </svg>
    )
  );
}
