/**
 * Loads and runs the page's script once the prerendered page has really been on screen: earlier, it would only make the
 * visitor wait for what is already there. `data-scripts` on the root element names the script, then all that it imports,
 * so that they load side by side. It does not wait in a tab in the background, which paints nothing, nor after `load`
 * in a browser that does not tell of its paints. A script that can't be loaded leaves the page as it was prerendered.
 * Stands inline, as it is, in every page.
 */
export const startScript = [
  '(function(){',
  'var started;',
  'function start(){',
  "var root=document.getElementById('root');",
  'if(started||!root)return;',
  'started=true;',
  "var scripts=root.dataset.scripts.split(' ');",
  'scripts.forEach(function(href){',
  "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',fetchPriority:'low',href:href}))",
  '});',
  'import(scripts[0]).catch(function(){})',
  '}',
  'function startHidden(){if(document.hidden)start()}',
  "addEventListener('DOMContentLoaded',function(){",
  'startHidden();',
  "document.addEventListener('visibilitychange',startHidden);",
  "if(PerformanceObserver.supportedEntryTypes.includes('paint'))new PerformanceObserver(start).observe({type:'paint',buffered:true});",
  "else addEventListener('load',start)",
  '})',
  '})()',
].join('');
