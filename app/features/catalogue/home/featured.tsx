import {EmptyState} from '~/ui/empty-state';
import {TryAgain} from '~/ui/try-again';
import type {HomeData} from '../catalogue.server';
import {Arriving} from '../arriving';
import {ProductGrid, ProductGridSkeleton} from '../product-grid';

/** Up to four featured pieces. */
export function Featured({home}: {home: Promise<HomeData | null> | HomeData | null}) {
  const nothing = (
    <EmptyState
      title="No products available at the moment. Please check back later."
      actions={<TryAgain />}
    />
  );
  return (
    <Arriving value={home} placeholder={<ProductGridSkeleton count={4} />} otherwise={nothing}>
      {({featured}) => (featured.length > 0 ? <ProductGrid cards={featured} /> : nothing)}
    </Arriving>
  );
}
