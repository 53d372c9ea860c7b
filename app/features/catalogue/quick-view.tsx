import {useEffect, useState} from 'react';
import {Link} from 'react-router';
import {ButtonLink} from '~/ui/button';
import {Dialog} from '~/ui/dialog';
import {Image} from '~/ui/image';
import {Skeleton} from '~/ui/skeleton';
import {productPath} from '~/lib/product-path';
import {Price} from './price';
import {chooseVariant, type ProductPageData} from './product/mapping';
import {Options} from './product/options';
import {Purchase} from './product/purchase';

/** A piece over the list that it is in: its picture, its price, the choice, the bag. */
export function QuickView({
  open,
  onClose,
  path,
  name,
}: {
  open: boolean;
  onClose: () => void;
  path: string;
  name: string;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={name} className="w-[min(94vw,60rem)]">
      {open && <Piece path={path} onClose={onClose} />}
    </Dialog>
  );
}

type Answer = {state: 'loading'} | {state: 'failed'} | {state: 'here'; product: ProductPageData};

function Piece({path, onClose}: {path: string; onClose: () => void}) {
  const [answer, setAnswer] = useState<Answer>({state: 'loading'});
  const [options, setOptions] = useState(new URLSearchParams());

  useEffect(() => {
    const request = new AbortController();
    fetch(`/piece.json?${new URLSearchParams({path}).toString()}`, {signal: request.signal})
      .then((response) => {
        if (!response.ok) throw new Error(`HTTP ${response.status}`);
        return response.json<ProductPageData>();
      })
      .then(
        (product) => setAnswer({state: 'here', product}),
        () => !request.signal.aborted && setAnswer({state: 'failed'}),
      );
    return () => request.abort();
  }, [path]);

  if (answer.state === 'failed') {
    return (
      <div className="flex flex-col items-center gap-6 p-10 text-center">
        <p role="alert" className="text-muted">
          This piece cannot be shown here just now. Its own page may know more.
        </p>
        <ButtonLink to={path} look="secondary" onClick={onClose}>
          View Details
        </ButtonLink>
      </div>
    );
  }

  const product = answer.state === 'here' ? answer.product : null;
  const variant = product && chooseVariant(product, options);
  const picture = variant?.image ?? product?.pictures[0];
  const chosenPath = product && productPath(product, variant?.selectedOptions);

  return (
    <div className="grid gap-x-10 overflow-y-auto md:grid-cols-2">
      {picture ? (
        <Image
          data={picture}
          alt={picture.altText ?? ''}
          aspectRatio="4/5"
          sizes="(min-width: 48em) 30rem, 94vw"
          className="aspect-piece size-full bg-linen object-cover max-md:max-h-72"
        />
      ) : (
        <Skeleton className="aspect-piece" />
      )}
      <div className="p-6 md:py-10 md:pr-10 md:pl-0">
        {product && variant ? (
          <>
            <p className="caps text-muted">{product.vendor}</p>
            <div aria-live="polite">
              <Price
                price={variant.price}
                compareAt={variant.compareAtPrice}
                className="mt-3 text-lg"
              />
            </div>
            <Options
              product={product}
              variant={variant}
              onChoose={({selectedOptions}) =>
                setOptions(
                  new URLSearchParams(selectedOptions.map(({name, value}) => [name, value])),
                )
              }
            />
            <div className="mt-8">
              <Purchase product={product} variant={variant} onAdd={onClose} />
            </div>
            <p className="mt-6">
              <Link to={chosenPath ?? path} onClick={onClose} className="text-sm link-line">
                View Details
              </Link>
            </p>
          </>
        ) : (
          <div aria-busy="true">
            <p role="status" className="sr-only">
              Loading
            </p>
            <Skeleton className="h-6 w-24" />
            <Skeleton className="mt-10 h-11 w-4/5" />
            <Skeleton className="mt-8 h-11 w-3/5" />
            <Skeleton className="mt-10 h-12 w-full" />
          </div>
        )}
      </div>
    </div>
  );
}
