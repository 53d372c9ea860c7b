import {useEffect, useState, type SyntheticEvent} from 'react';
import {Button} from '~/ui/button';
import {useToast} from '~/ui/toast';
import {useBagActions} from './cart-context';

/** Leads to the provider's checkout. A form, so that it works without JavaScript as well. */
export function CheckoutButton() {
  const {checkout} = useBagActions();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    // The page comes back from the browser's memory as it was left.
    const cameBack = ({persisted}: PageTransitionEvent) => persisted && setBusy(false);
    window.addEventListener('pageshow', cameBack);
    return () => window.removeEventListener('pageshow', cameBack);
  }, []);

  const proceed = async () => {
    setBusy(true);
    const url = await checkout();
    if (url) return window.location.assign(url);
    setBusy(false);
    toast({
      title: 'The checkout cannot be reached',
      message: 'Your bag is safe. Please try again in a moment.',
      tone: 'failure',
    });
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void proceed();
  };

  return (
    <form method="post" action="/checkout" onSubmit={submit}>
      <Button type="submit" disabled={busy} className="mt-5 w-full">
        {busy ? 'Redirecting to secure checkout...' : 'Secure Checkout'}
      </Button>
    </form>
  );
}
