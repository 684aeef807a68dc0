import { deferred } from '../../design/Deferred/deferred.tsx';
// The prerendered HTML is styled before, and without, the code that follows.
import '../../design/Field/Field.module.css';
import './NewsletterSignup.module.css';

/** {@link NewsletterSignup}, its code loaded when it nears the viewport. */
export const NewsletterSignup = deferred(() => import('./NewsletterSignup.tsx'));
