import { merch } from '../content/conference/merch.ts';
import { Page } from '../design/Page/Page.tsx';
import { BundleOffers } from '../sections/BundleOffers/BundleOffers.tsx';
import { ConferenceHero } from '../sections/ConferenceHero/ConferenceHero.tsx';
import { FactList } from '../sections/FactList/FactList.tsx';
import { ProductGrid } from '../sections/ProductGrid/ProductGrid.tsx';

/** The merch (specification points 2.9 and 9). */
export default function MerchPage() {
  return (
    <Page meta={merch.meta}>
      <ConferenceHero {...merch.hero} />
      <ProductGrid {...merch.items} />
      <BundleOffers {...merch.bundles} />
      <FactList {...merch.shipping} />
    </Page>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
