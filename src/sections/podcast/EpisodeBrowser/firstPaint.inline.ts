/** The inline script that is part of the prerendered section. It runs before the browser parses the cards. */
import { showCategory } from './firstPaint.ts';

if (document.currentScript) showCategory(document.currentScript);
