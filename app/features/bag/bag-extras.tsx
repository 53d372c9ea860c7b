import {useState} from 'react';
import {Button} from '~/ui/button';
import {Icon} from '~/ui/icon';
import type {Operation} from './bag-api';
import {Extra} from './bag-extra';
import {GiftExtras} from './bag-gift';
import type {ShownBag} from './bag-line';
import {BagNotices} from './bag-notices';
import {topicNotices} from './notices';
import {OperationForm} from './operation-form';
import {useOperation} from './use-operation';

/** Discount code, gift card, gift note and wrapping. */
export function BagExtras({bag}: {bag: ShownBag}) {
  const {discountCodes, giftCards} = bag.cart;
  const applied = discountCodes.filter(({applicable}) => applicable).map(({code}) => code);
  const notices = {
    discount: topicNotices(bag, 'discount'),
    giftCard: topicNotices(bag, 'giftCard'),
  };

  return (
    <div className="divide-y divide-hairline border-b border-hairline" data-print="none">
      <Extra title="Discount code" used={applied.length > 0} toldOf={notices.discount.length > 0}>
        {applied.map((code) => (
          <Applied
            key={code}
            label={code}
            operation={{
              action: 'DiscountCodesUpdate',
              inputs: {discountCodes: applied.filter((other) => other !== code)},
            }}
          />
        ))}
        <CodeField
          label="Discount code"
          name="discountCode"
          operation={{action: 'DiscountCodesUpdate', inputs: {discountCodes: applied}}}
        />
        <BagNotices notices={notices.discount} className="-mt-2 pb-4" />
      </Extra>
      <Extra title="Gift card" used={giftCards.length > 0} toldOf={notices.giftCard.length > 0}>
        {giftCards.map(({id, lastCharacters}) => (
          <Applied
            key={id}
            label={`Gift card ending in ${lastCharacters}`}
            operation={{action: 'GiftCardCodesRemove', inputs: {giftCardCodes: [id]}}}
          />
        ))}
        <CodeField
          label="Gift card code"
          name="giftCardCodes"
          operation={{action: 'GiftCardCodesAdd', inputs: {}}}
        />
        <BagNotices notices={notices.giftCard} className="-mt-2 pb-4" />
      </Extra>
      <GiftExtras bag={bag} />
    </div>
  );
}

/** One code and the button that tries it. What was typed goes once it is in the bag. */
function CodeField({label, name, operation}: {label: string; name: string; operation: Operation}) {
  const {busy, run} = useOperation();
  const [value, setValue] = useState('');
  const {action, inputs} = operation;

  return (
    <OperationForm
      operation={operation}
      onRun={() => {
        if (busy) return;
        void run({action, inputs: {...inputs, [name]: value}}).then((done) => done && setValue(''));
      }}
      className="flex items-end gap-3 pb-5"
    >
      <label className="min-w-0 flex-1 text-sm text-muted">
        <span className="sr-only">{label}</span>
        <input
          name={name}
          required
          maxLength={255}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          className="block min-h-12 w-full border border-hairline bg-transparent px-3 text-base text-ink"
        />
      </label>
      <Button type="submit" look="secondary" aria-disabled={busy} className="px-6">
        Apply
      </Button>
    </OperationForm>
  );
}

/** Something that is taken off, and the way to take it back. */
function Applied({label, operation}: {label: string; operation: Operation}) {
  const {busy, run} = useOperation();
  return (
    <OperationForm
      operation={operation}
      onRun={() => !busy && void run(operation)}
      className="flex items-center justify-between pb-2 text-sm"
    >
      <span className="flex items-center gap-2">
        <Icon name="check" className="size-4" />
        {label}
      </span>
      <button type="submit" className="min-h-11 link-line" aria-label={`Remove ${label}`}>
        Remove
      </button>
    </OperationForm>
  );
}
