import { merch } from '../content/conference/merch.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { Bundles } from '../sections/offers/Bundles/Bundles.tsx';
import { ConferenceHero } from '../sections/heroes/ConferenceHero/ConferenceHero.tsx';
import { Facts } from '../sections/proof/Facts/Facts.tsx';
import { Products } from '../sections/offers/Products/Products.tsx';

/** The page with the conference's merch. */
export default function MerchPage() {
  return (
    <Page meta={merch.meta}>
      <ConferenceHero {...merch.hero} />
      <Products {...merch.items} />
      <Bundles {...merch.bundles} />
      <Facts {...merch.shipping} />
    </Page>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
