/** What every page runs before it reads its styles. */
import { setStoredBarScheme } from './barScheme.ts';
import { watchEarlyPresses } from './earlyPress.ts';
import { startOncePainted } from './start.ts';

setStoredBarScheme();
watchEarlyPresses();
startOncePainted();
