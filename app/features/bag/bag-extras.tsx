import {useState, type ReactNode, type SyntheticEvent} from 'react';
import {Button} from '~/ui/button';
import {Icon} from '~/ui/icon';
import {useToast} from '~/ui/toast';
import {call} from './bag-api';
import {useCart} from './cart-context';

/** Discount code, gift card and gift note. */
export function BagExtras() {
  const {cart} = useCart();
  const codes = cart.discountCodes.filter(({applicable}) => applicable).map(({code}) => code);
  return (
    <div className="divide-y divide-hairline border-t border-hairline">
      <Extra
        title="Discount code"
        field="Code"
        name="discountCode"
        action="DiscountCodesUpdate"
        inputs={(discountCode) => ({discountCodes: codes, discountCode})}
        submit="Apply"
      >
        {codes.map((code) => (
          <Applied
            key={code}
            label={code}
            action="DiscountCodesUpdate"
            inputs={{discountCodes: codes.filter((other) => other !== code)}}
          />
        ))}
      </Extra>
      <Extra
        title="Gift card"
        field="Gift card code"
        name="giftCardCodes"
        action="GiftCardCodesAdd"
        inputs={(code) => ({giftCardCodes: [code]})}
        submit="Apply"
      >
        {cart.giftCards.map(({id, lastCharacters}) => (
          <Applied
            key={id}
            label={`Ending in ${lastCharacters}`}
            action="GiftCardCodesRemove"
            inputs={{giftCardCodes: [id]}}
          />
        ))}
      </Extra>
      <Extra
        title="Gift note"
        field="We write it by hand and put it in the box"
        name="note"
        action="NoteUpdate"
        inputs={(note) => ({note})}
        submit="Save note"
        initial={cart.note}
        multiline
      />
    </div>
  );
}

/** Runs a cart operation and takes over its answer; says so when nobody answered. */
function useOperation() {
  const {accept, flush} = useCart();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const run = async (action: string, inputs: object): Promise<boolean> => {
    setBusy(true);
    try {
      // The lines first, so that what is taken off is counted for what is in the bag.
      await flush();
      accept(await call({action, inputs}));
      return true;
    } catch {
      toast({
        title: 'The bag cannot be reached',
        message: 'Nothing was changed. Please try again in a moment.',
        tone: 'failure',
      });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {busy, run};
}

function Extra({
  title,
  field,
  name,
  action,
  inputs,
  submit,
  initial = '',
  multiline = false,
  children,
}: {
  title: string;
  field: string;
  name: string;
  action: string;
  inputs: (value: string) => object;
  submit: string;
  initial?: string;
  multiline?: boolean;
  children?: ReactNode;
}) {
  const {busy, run} = useOperation();
  const [value, setValue] = useState(initial);

  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(action, inputs(value)).then((done) => done && !multiline && setValue(''));
  };
  const field_ = {
    name,
    value,
    onChange: (event: {target: {value: string}}) => setValue(event.target.value),
    className: 'min-h-11 w-full border border-hairline bg-transparent px-3 py-2',
  };

  return (
    <details className="group py-1" open={initial !== '' || undefined}>
      <summary className="flex min-h-11 items-center justify-between text-sm">
        {title}
        <Icon name="plus" className="size-4 transition-transform group-open:rotate-45" />
      </summary>
      {children}
      <form method="post" action="/cart" onSubmit={apply} className="pb-4">
        <input
          type="hidden"
          name="cartFormInput"
          value={JSON.stringify({action, inputs: inputs('')})}
        />
        <label className="block text-sm text-muted">
          <span className="mb-2 block">{field}</span>
          {multiline ? (
            <textarea rows={3} maxLength={500} {...field_} />
          ) : (
            <input required {...field_} />
          )}
        </label>
        <Button type="submit" look="secondary" disabled={busy} className="mt-3">
          {submit}
        </Button>
      </form>
    </details>
  );
}

/** Something that is taken off, and the way to take it back. */
function Applied({label, action, inputs}: {label: string; action: string; inputs: object}) {
  const {busy, run} = useOperation();
  return (
    <p className="flex items-center justify-between text-sm">
      {label}
      <button
        type="button"
        disabled={busy}
        onClick={() => void run(action, inputs)}
        className="min-h-11 link-line"
        aria-label={`Remove ${label}`}
      >
        Remove
      </button>
    </p>
  );
}
