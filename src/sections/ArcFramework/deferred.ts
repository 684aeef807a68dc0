import { deferred } from '../../design/Deferred/deferred.tsx';

/** The ARC framework, loaded and hydrated when it nears the viewport. */
export const ArcFramework = deferred(() => import('./ArcFramework.tsx'));
