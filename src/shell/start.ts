/**
 * Loads and runs the page's script once the prerendered page has been painted: earlier, it would only make the visitor
 * wait for what is already there. `data-scripts` on the root element names the script, then all that it imports, so
 * that they load side by side. A tab in the background paints nothing and starts at once. A script that can't be
 * loaded leaves the page as it was prerendered. Stands inline, as it is, in every page.
 */
export const startScript = [
  "addEventListener('DOMContentLoaded',function(){",
  'function start(){',
  "var scripts=document.getElementById('root').dataset.scripts.split(' ');",
  'scripts.forEach(function(href){',
  "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',fetchPriority:'low',href:href}))",
  '});',
  'import(scripts[0]).catch(function(){})',
  '}',
  'document.hidden?start():requestAnimationFrame(function(){setTimeout(start)})',
  '})',
].join('');
