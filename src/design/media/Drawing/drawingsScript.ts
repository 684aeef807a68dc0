import { loadMargin } from './Drawing.tsx';

/**
 * Gives prerendered drawings their files as they near the view, also where the page's own script does not come. Part of
 * the inline script of every page (shell/start.ts).
 */
export const drawingsScript = [
  'var observer=new IntersectionObserver(function(entries){',
  'entries.forEach(function(entry){',
  'if(!entry.isIntersecting)return;',
  'observer.unobserve(entry.target);',
  'load(entry.target)',
  '})',
  `},{rootMargin:'1000000px 0px ${loadMargin}px'});`,
  "function load(drawing){var use=drawing.firstChild;use.setAttribute('href',use.dataset.href)}",
  "function each(task){document.querySelectorAll('svg:has(>[data-href])').forEach(task)}",
  'each(function(drawing){observer.observe(drawing)});',
  "addEventListener('beforeprint',function(){each(load)});",
].join('');
