import { deferred } from '../../design/Deferred/deferred.tsx';

/** The newsletter signup, loaded and hydrated when it nears the viewport. */
export const NewsletterSignup = deferred(() => import('./NewsletterSignup.tsx'));
