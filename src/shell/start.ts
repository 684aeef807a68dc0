import { drawingsScript } from '../design/media/Drawing/drawingsScript.ts';
import { withoutCodeScript } from './withoutCode.ts';

/**
 * Loads pictures and drawings near the view, and loads and runs the page's script, once the prerendered page has really
 * been on screen: earlier, they would only make the visitor wait for what is already there. `data-unpainted` on the root
 * says until when (base.css). `data-scripts` on the root element
 * names all that the script imports and, last, the script itself. They load side by side and run one by one; each is asked
 * for and run in a task of its own, between which the page answers. Nothing waits in a tab in the background, which paints
 * nothing, nor after `load` in a browser that does not tell of its paints. Where the
 * last of them does not come, the page does without. Stands inline, as it is, in every page.
 */
export const startScript = [
  withoutCodeScript,
  'var unpainted=document.documentElement;',
  "unpainted.dataset.unpainted='';",
  "addEventListener('DOMContentLoaded',function(){",
  'function start(){',
  'if(!unpainted)return;',
  'delete unpainted.dataset.unpainted;',
  'unpainted=null;',
  drawingsScript,
  "var scripts=document.getElementById('root').dataset.scripts.split(' ');",
  'scripts.forEach(function(href){',
  'setTimeout(function(){',
  "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',fetchPriority:'low',href:href}))",
  '})',
  '});',
  'scripts.reduce(function(before,href){',
  'return before.then(function(){return import(href)}).catch(function(){}).then(function(){return new Promise(function(next){setTimeout(next)})})',
  '},Promise.resolve()).then(function(){return import(scripts.at(-1))}).catch(withoutCode)',
  '}',
  'function startHidden(){if(document.hidden)start()}',
  'startHidden();',
  "document.addEventListener('visibilitychange',startHidden);",
  "if(PerformanceObserver.supportedEntryTypes.includes('paint'))new PerformanceObserver(start).observe({type:'paint',buffered:true});",
  "else addEventListener('load',start)",
  '})',
].join('');
