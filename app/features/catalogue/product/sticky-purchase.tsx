import {useEffect, useState} from 'react';
import {AddToBagForm} from '~/features/bag/add-to-bag';
import {isPriceOnRequest} from '~/lib/money';
import {Button} from '~/ui/button';
import {cartItem} from '../cart-item';
import {Price} from '../price';
import type {ProductPageData, ProductVariant} from './mapping';

/** On phones, the button that follows the reader once the page's own is scrolled away. */
export function StickyPurchase({
  product,
  variant,
}: {
  product: ProductPageData;
  variant: ProductVariant | null;
}) {
  const shown = useIsPast('buy');
  if (!shown || !variant?.availableForSale || isPriceOnRequest(variant.price)) return null;

  return (
    <aside
      aria-label={`Buy ${product.title}`}
      data-print="none"
      className="fixed inset-x-0 bottom-0 z-20 animate-[fade-in_200ms_ease-out] border-t border-hairline bg-white/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-sm lg:hidden"
    >
      <div className="wrap flex items-center gap-4 py-2">
        <div className="min-w-0 flex-1">
          <p className="truncate font-serif text-lg leading-snug">{product.title}</p>
          <Price price={variant.price} className="text-sm text-muted" />
        </div>
        <AddToBagForm item={cartItem({...product, images: {nodes: product.pictures}}, variant)}>
          <Button type="submit" aria-label={`Add ${product.title}, ${variant.title}`}>
            Add
          </Button>
        </AddToBagForm>
      </div>
    </aside>
  );
}

/** Whether the element of this id is above the window, and the page's footer is not in it yet. */
function useIsPast(id: string): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    const footer = document.querySelector('footer');
    const seen = {element: true, footer: false};
    const watch = (name: keyof typeof seen, target: Element | null, rootMargin = '0px') => {
      const observer = new IntersectionObserver(
        ([entry]) => {
          seen[name] = entry?.isIntersecting ?? false;
          setPast(!seen.element && !seen.footer);
        },
        {rootMargin},
      );
      if (target) observer.observe(target);
      return observer;
    };
    const observers = [
      // As if the window had no lower end, so that a quick scroll past it is seen too.
      watch('element', element, '0px 0px 100000px 0px'),
      watch('footer', footer),
    ];
    return () => observers.forEach((observer) => observer.disconnect());
  }, [id]);
  return past;
}
