import classes from './DisclosureSign.module.css';

/**
 * The icon of an element that opens and closes: a plus in a ring, or a minus while the element is open. It belongs in
 * the `summary` of a `details` element, or in a button with `aria-expanded`.
 */
export function DisclosureSign() {
  return (
    <svg className={classes.sign} viewBox="0 0 34 34" aria-hidden="true">
      <circle cx="17" cy="17" r="15.25" />
      <path d="M17 1.75A15.25 15.25 0 0 1 32.25 17" />
      <path d="M17 11v12" />
      <path d="M11 17h12" />
    </svg>
  );
}
