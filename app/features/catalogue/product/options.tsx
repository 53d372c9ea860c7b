import type {MouseEvent} from 'react';
import {Link} from 'react-router';
import {opensElsewhere} from '~/ui/opens-elsewhere';
import {productPath} from '~/lib/product-path';
import {choicesOf, type ProductPageData, type ProductVariant} from './mapping';
import {RingSizeGuide} from './ring-size-guide';

/** The choice of metal, size and so on: links, so that every combination has its address. */
export function Options({
  product,
  variant,
  onChoose,
}: {
  product: ProductPageData;
  variant: ProductVariant;
  /** Takes the choice where the address does not carry it, such as in a dialog. */
  onChoose?: (variant: ProductVariant) => void;
}) {
  return product.options.map(({name}) => (
    <div
      key={name}
      role="group"
      aria-labelledby={`option-${name}`}
      className="mt-8 print:mt-4 print:flex print:gap-6"
    >
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <p id={`option-${name}`} className="text-muted">
          {name}
        </p>
        {product.category === 'rings' && name === 'Size' && !onChoose && (
          <div data-print="none">
            <RingSizeGuide />
          </div>
        )}
      </div>
      <ul className="mt-3 flex flex-wrap gap-2 print:m-0">
        {choicesOf(product, variant, name).map((choice) => (
          <li key={choice.value} className={`relative ${choice.selected ? '' : 'print:hidden'}`}>
            <Link
              to={productPath(product, choice.variant.selectedOptions)}
              replace
              preventScrollReset
              prefetch="none"
              onClick={(event: MouseEvent) => {
                if (!onChoose || opensElsewhere(event)) return;
                event.preventDefault();
                onChoose(choice.variant);
              }}
              aria-current={choice.selected}
              className={`flex min-h-11 min-w-11 items-center justify-center border px-4 text-sm transition-colors ${
                choice.selected
                  ? 'border-ink bg-ink text-white print:min-h-0 print:border-0 print:bg-transparent print:p-0 print:text-ink'
                  : 'border-hairline hover:border-ink'
              } ${choice.available ? '' : choice.selected ? 'line-through' : 'text-muted line-through decoration-1'}`}
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
