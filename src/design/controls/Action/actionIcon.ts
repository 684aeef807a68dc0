import { IconArrowRight, IconExternalLink, IconMail } from '@tabler/icons-react';
import type { IconType } from '../../media/Icon/Icon.tsx';
import { opensNewTab } from '../Link/Link.tsx';
import type { ActionContent } from '../../shapes/shapes.ts';

/**
 * The icon for an action's target: an envelope for an email address, a box with an arrow for a new tab, and
 * an arrow for anything else.
 */
export function actionIcon(action: ActionContent): IconType {
  if (action.dialog !== undefined || action.href === undefined) return IconArrowRight;
  if (action.href.startsWith('mailto:')) return IconMail;
  if (opensNewTab(action)) return IconExternalLink;
  return IconArrowRight;
}
