import { deferred } from '../../design/Deferred/deferred.tsx';
// The styles stay with the page, whose prerendered HTML needs them before the code.
import '@mantine/carousel/styles.layer.css';
import '../../design/Carousel/Carousel.module.css';
import './TeamCarousel.module.css';

/** The team carousel, loaded and hydrated when it nears the viewport. */
export const TeamCarousel = deferred(() => import('./TeamCarousel.tsx'));
