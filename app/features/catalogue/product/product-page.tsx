import {Link, useSearchParams} from 'react-router';
import {categoryCopy} from '../category-copy';
import {ProductGrid} from '../product-grid';
import {BuyBox} from './buy-box';
import {Details} from './details';
import {Gallery} from './gallery';
import {chooseVariant, type ProductPageData} from './mapping';

/** A piece: its pictures beside its name, price and choice, and what else there is like it. */
export function ProductPage({product}: {product: ProductPageData}) {
  const [params] = useSearchParams();
  const variant = chooseVariant(product, params);
  const main =
    product.pictures.find(({url}) => url === variant?.image?.url) ??
    variant?.image ??
    product.pictures[0] ??
    null;

  return (
    <>
      <Breadcrumb product={product} />
      <div className="grid gap-y-10 lg:wrap lg:grid-cols-[7fr_5fr] lg:gap-x-20 lg:pb-24">
        <Gallery main={main} pictures={product.pictures} title={product.title} />
        <div className="max-lg:wrap lg:sticky lg:top-[calc(var(--header-height)+2.5rem)] lg:self-start">
          <BuyBox product={product} variant={variant} />
          <Details product={product} />
        </div>
      </div>
      {product.more.length > 0 && (
        <section
          aria-labelledby="try-more"
          className="wrap border-t border-hairline py-16 lg:py-24"
        >
          <h2 id="try-more" className="mb-12 text-3xl">
            Try More
          </h2>
          <ProductGrid cards={product.more} columns={6} />
        </section>
      )}
    </>
  );
}

function Breadcrumb({product: {category, title}}: {product: ProductPageData}) {
  const parent =
    category === 'jewelry'
      ? {to: '/collections', label: 'Collections'}
      : {to: `/${category}`, label: categoryCopy[category].title};
  return (
    <nav aria-label="Breadcrumb" className="wrap py-5">
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
