import {useState} from 'react';
import {fetchedDialog} from '~/ui/fetched';
import {Icon} from '~/ui/icon';
import type {SharedProduct} from './product-share-dialog';

/** Fetched when somebody shares: no page needs it to appear. */
const ProductShareDialog = fetchedDialog(
  async () => (await import('./product-share-dialog')).default,
);

/** The button that opens the ways to share a piece; it needs scripts and hides without them. */
export function ShareProduct({product}: {product: SharedProduct}) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setState('open')}
        className="inline-flex min-h-11 items-center gap-2.5 text-sm link-line [[data-hydrated=false]_&]:invisible"
      >
        <Icon name="share" className="size-4" />
        Share
      </button>
      {state !== 'unused' && (
        <ProductShareDialog
          product={product}
          open={state === 'open'}
          onClose={() => setState('closed')}
        />
      )}
    </>
  );
}
