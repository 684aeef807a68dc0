/** An inline script that runs on every page, before the styles. */
import { setStoredBarScheme } from './barScheme.ts';
import { watchEarlyClicks } from './earlyClick.ts';
import { watchOutsideChanges } from './outsideChanges.ts';
import { startOncePainted } from './start.ts';

setStoredBarScheme();
watchEarlyClicks();
watchOutsideChanges();
startOncePainted();
