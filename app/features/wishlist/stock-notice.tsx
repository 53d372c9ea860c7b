import {useAccount} from '~/features/auth/account-context';
import {AddressForm} from './guest/address-form';
import type {AddressOutcome} from './guest/guest.server';

/** Beneath "Currently Unavailable": one message when this variant can be had again. */
export function StockNotice({
  variantId,
  answer = null,
}: {
  variantId: string;
  answer?: AddressOutcome | null;
}) {
  const {email} = useAccount();
  return (
    <section aria-labelledby="stock-notice" className="mt-6 border-t border-hairline pt-6">
      <h2 id="stock-notice" className="text-lg">
        Tell me when it is back
      </h2>
      <p className="mt-1 mb-5 text-sm text-muted">
        One message, and your address is forgotten again.
      </p>
      {/* Another variant is another wish: its form starts anew. */}
      <AddressForm
        key={variantId}
        action="/stock-notice"
        hidden={{variantId}}
        button="Tell me"
        doneTitle="Noted"
        done={(address) => `We write to ${address} when it can be had again.`}
        answer={answer}
        email={email ?? ''}
      />
    </section>
  );
}
