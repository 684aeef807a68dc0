import { deferred } from '../../design/Deferred/deferred.tsx';

/** The guest carousel, loaded and hydrated when it nears the viewport. */
export const GuestCarousel = deferred(() => import('./GuestCarousel.tsx'));
