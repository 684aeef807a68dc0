/** The script that the prerendered list runs before its cards are parsed. */
import { showCategory } from './firstPaint.ts';

if (document.currentScript) showCategory(document.currentScript);
