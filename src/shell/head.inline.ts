/** Runs on every page before the styles. */
import { setStoredBarScheme } from './barScheme.ts';
import { watchEarlyPresses } from './earlyPress.ts';
import { watchOutsideChanges } from './outsideChanges.ts';
import { startOncePainted } from './start.ts';

setStoredBarScheme();
watchEarlyPresses();
watchOutsideChanges();
startOncePainted();
