import { failure } from '../content/errors.ts';
import { Meta } from '../design/Meta/Meta.tsx';
import { MissingPage } from '../sections/MissingPage/MissingPage.tsx';

/** Shown in place of a page that failed while rendering, with a way back. */
export function ErrorPage() {
  return (
    <>
      <Meta {...failure.meta} />
      <MissingPage {...failure.page} />
    </>
  );
}
