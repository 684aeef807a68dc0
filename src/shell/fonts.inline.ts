/** What every page runs once it has read which fonts there are. */
import { keepSystemFonts } from '../design/theme/systemFonts.ts';

keepSystemFonts();
