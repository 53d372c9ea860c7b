import type {ReactNode} from 'react';
import {Link, useSearchParams} from 'react-router';
import {fetchedUnasked} from '~/ui/fetched';
import {useHydrated} from '~/ui/use-hydrated';
import {Arriving} from '../arriving';
import {categoryCopy} from '../category-copy';
import type {ProductCard} from '../mapping';
import {ProductGrid, ProductGridSkeleton} from '../product-grid';
import {BuyBox} from './buy-box';
import {Details} from './details';
import {Gallery} from './gallery';
import {chooseVariant, type ProductPageData} from './mapping';
import {StickyPurchase} from './sticky-purchase';

// What only this browser knows, and what is below everything: fetched when the page is there.
const RecentlyViewed = fetchedUnasked(
  async () => (await import('./recently-viewed')).RecentlyViewed,
);

type Neighbours = ProductCard[] | null;

/** A piece: its pictures beside its name, price and choice, and what else there is like it. */
export function ProductPage({
  product,
  neighbours,
}: {
  product: ProductPageData;
  /** The pieces of its category; null where they are not to be had. */
  neighbours: Promise<Neighbours> | Neighbours;
}) {
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  const variant = chooseVariant(product, params);
  const main =
    product.pictures.find(({url}) => url === variant?.image?.url) ??
    variant?.image ??
    product.pictures[0] ??
    null;

  return (
    <>
      <Breadcrumb product={product} />
      <div className="grid gap-y-10 pb-14 lg:wrap lg:grid-cols-[7fr_5fr] lg:gap-x-20 lg:pb-24 print:wrap print:grid-cols-[2fr_3fr] print:gap-x-10 print:py-6">
        <Gallery main={main} pictures={product.pictures} title={product.title} />
        <div className="max-lg:wrap lg:sticky lg:top-[calc(var(--header-height)+2.5rem)] lg:self-start print:px-0">
          <BuyBox product={product} variant={variant} />
          <Details product={product} />
        </div>
      </div>
      <Arriving
        value={neighbours}
        placeholder={
          <TryMore>
            <ProductGridSkeleton count={6} columns={6} />
          </TryMore>
        }
        otherwise={null}
      >
        {(cards) => {
          const others = cards.filter(({id}) => id !== product.id).slice(0, 6);
          return (
            others.length > 0 && (
              <TryMore>
                <ProductGrid cards={others} columns={6} />
              </TryMore>
            )
          );
        }}
      </Arriving>
      {hydrated && <RecentlyViewed id={product.id} />}
      <StickyPurchase product={product} variant={variant} />
    </>
  );
}

function TryMore({children}: {children: ReactNode}) {
  return (
    <section
      aria-labelledby="try-more"
      className="wrap border-t border-hairline py-16 lg:py-24"
      data-print="none"
    >
      <h2 id="try-more" className="mb-12 text-3xl">
        Try More
      </h2>
      {children}
    </section>
  );
}

function Breadcrumb({product: {category, title}}: {product: ProductPageData}) {
  const parent =
    category === 'jewelry'
      ? {to: '/collections', label: 'Collections'}
      : {to: `/${category}`, label: categoryCopy[category].title};
  return (
    <nav aria-label="Breadcrumb" className="wrap py-5" data-print="none">
      <ol className="flex gap-2 text-sm text-muted">
        <li>
          <Link to={parent.to} prefetch="intent" className="link-line">
            {parent.label}
          </Link>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
