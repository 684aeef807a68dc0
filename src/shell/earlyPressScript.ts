/**
 * Until the document is marked as hydrated: remembers the last button pressed, and says on the root element that an anchor is
 * in the address or was pressed (`data-anchor`): all sections then have their true size (Late.module.css), and the page
 * scrolls there at once (base.css). Stands inline, as it is, in every page.
 */
export const earlyPressScript = [
  '(function(page){',
  "function toAnchor(){page.dataset.anchor=''}",
  'if(location.hash)toAnchor();',
  "addEventListener('click',function(e){",
  "if('hydrated' in page.dataset)return;",
  "window.earlyPress=e.target.closest('button[type=button]');",
  'if(e.target.closest(\'a[href*="#"]\'))toAnchor()',
  '},true)',
  '})(document.documentElement)',
].join('');
