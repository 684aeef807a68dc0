/** Puts the inspector on the page. Vite's dev server and preview builds add this script to their pages. */
import { SectionInspector } from './inspector.ts';

customElements.define('section-inspector', SectionInspector);
document.body.append(document.createElement('section-inspector'));
