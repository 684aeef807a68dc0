/** An inline script that runs on every page, after the fonts are declared. */
import { keepSystemFonts } from '../design/theme/systemFonts.ts';

keepSystemFonts();
