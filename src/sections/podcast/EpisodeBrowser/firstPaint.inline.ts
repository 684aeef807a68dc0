/** The inline script in the prerendered section, which runs before the cards are parsed. */
import { showCategory } from './firstPaint.ts';

if (document.currentScript) showCategory(document.currentScript);
