import {Link} from 'react-router';
import {choicesOf, type ProductPageData, type ProductVariant} from './mapping';

/** The choice of metal, size and so on: links, so that every combination has its address. */
export function Options({product, variant}: {product: ProductPageData; variant: ProductVariant}) {
  return product.options.map(({name}) => (
    <div key={name} role="group" aria-labelledby={`option-${name}`} className="mt-8">
      <p id={`option-${name}`} className="text-sm text-muted">
        {name}
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {choicesOf(product, variant, name).map((choice) => (
          <li key={choice.value}>
            <Link
              to={`?${new URLSearchParams(
                choice.variant.selectedOptions.map((option) => [option.name, option.value]),
              ).toString()}`}
              replace
              preventScrollReset
              aria-current={choice.selected}
              className={`flex min-h-11 min-w-11 items-center justify-center border px-4 text-sm transition-colors ${
                choice.selected
                  ? 'border-ink bg-ink text-white'
                  : 'border-hairline hover:border-ink'
              } ${choice.available ? '' : 'text-muted line-through decoration-1'}`}
            >
              {choice.value}
              {!choice.available && <span className="sr-only">, currently unavailable</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
