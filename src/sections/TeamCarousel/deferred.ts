import { deferred } from '../../design/Deferred/deferred.tsx';

/** The team carousel, loaded and hydrated when it nears the viewport. */
export const TeamCarousel = deferred(() => import('./TeamCarousel.tsx'));
