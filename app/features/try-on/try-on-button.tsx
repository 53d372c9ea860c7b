import {useState} from 'react';
import {useLocation, useSearchParams} from 'react-router';
import {isCategory} from '~/lib/product-path';
import {plainId} from '~/lib/store-id';
import {Button, ButtonLink} from '~/ui/button';
import {fetchedDialog} from '~/ui/fetched';
import {Icon} from '~/ui/icon';
import {useHydrated} from '~/ui/use-hydrated';

/** Fetched when somebody tries a piece on: no page needs it to appear. */
const TryOnDialog = fetchedDialog(async () => (await import('./dialog/try-on-dialog')).default);

/**
 * The way into the try-on, on the page of a piece that can be worn. `?tryOn=true` opens it at once,
 * `sessionGroup` on the photo of those try-ons. Without JavaScript it leads to what the try-on is.
 */
export function TryOnButton({
  product: {id, title, category},
  variantId,
}: {
  product: {id: string; title: string; category: string};
  variantId?: string;
}) {
  const hydrated = useHydrated();
  const {pathname} = useLocation();
  const [params, setParams] = useSearchParams();
  const asked = params.get('tryOn') === 'true';
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  if (!isCategory(category)) return null;

  const open = hydrated && (state === 'open' || (asked && state === 'unused'));
  const back = new URLSearchParams(params);
  back.set('tryOn', 'true');
  const label = (
    <>
      <Icon name="camera" /> Try It On
    </>
  );
  const close = () => {
    setState(asked ? 'unused' : 'closed');
    if (!asked) return;
    setParams(
      (before) => {
        before.delete('tryOn');
        before.delete('sessionGroup');
        return before;
      },
      {replace: true, preventScrollReset: true},
    );
  };

  return (
    <>
      {hydrated ? (
        <Button
          look="secondary"
          aria-haspopup="dialog"
          onClick={() => setState('open')}
          className="w-full"
        >
          {label}
        </Button>
      ) : (
        <ButtonLink to="/virtual-try-on" look="secondary" className="w-full">
          {label}
        </ButtonLink>
      )}
      {(open || state === 'closed') && (
        <TryOnDialog
          product={plainId(id)}
          variant={variantId?.split('/').at(-1)}
          category={category}
          title={title}
          back={`${pathname}?${back.toString()}`}
          group={params.get('sessionGroup')}
          open={open}
          onClose={close}
        />
      )}
    </>
  );
}
