import { IconArrowRight, IconExternalLink, IconMail } from '@tabler/icons-react';
import type { IconType } from '../../media/Icon/Icon.tsx';
import { opensNewTab } from '../Link/Link.tsx';
import type { ActionContent } from '../../shapes/shapes.ts';

/**
 * The icon for an action's target: an arrow within the site, a box with an arrow for a new tab, an envelope for an
 * email.
 */
export function actionIcon(action: ActionContent): IconType {
  if (action.dialog !== undefined || action.href === undefined) return IconArrowRight;
  if (action.href.startsWith('mailto:')) return IconMail;
  if (opensNewTab(action)) return IconExternalLink;
  return IconArrowRight;
}
