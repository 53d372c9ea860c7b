import type {FormEvent} from 'react';
import {useSubmit} from 'react-router';
import {plainId} from '~/lib/store-id';
import {Icon} from '~/ui/icon';
import {useWishlist} from './wishlist-context';

/**
 * Keeps a piece, or lets it go. Without JavaScript it is a plain form that keeps it. Whoever is not
 * signed in is led to do so, and the piece is remembered until then.
 */
export function HeartButton({
  id,
  name,
  className = '',
}: {
  /** The piece's store id, or its plain number. */
  id: string;
  name: string;
  className?: string;
}) {
  const wishlist = useWishlist();
  const submit = useSubmit();
  const productId = plainId(id);
  const kept = wishlist.has(productId);

  const toggle = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // Whoever may be signed in is asked for at once; the answer tells if they are not.
    const outcome =
      wishlist.status === 'signed-out'
        ? 'signed-out'
        : await wishlist.set({productId, name}, !kept);
    if (outcome === 'signed-out') await submit(form);
  };

  return (
    <form method="post" action="/wishlist" onSubmit={toggle} className={className}>
      <input type="hidden" name="productId" value={productId} />
      {kept && <input type="hidden" name="intent" value="remove" />}
      <button
        type="submit"
        aria-pressed={kept}
        aria-label={`Keep ${name} in wishlist`}
        className="flex size-11 items-center justify-center transition-colors hover:text-pomegranate aria-pressed:text-pomegranate"
      >
        <Icon name="heart" filled={kept} />
      </button>
    </form>
  );
}
