import {useState, type SyntheticEvent} from 'react';
import {Button} from '~/ui/button';
import {useToast} from '~/ui/toast';
import {useCart} from './cart-context';

/** Leads to the provider's checkout. A form, so that it works without JavaScript as well. */
export function CheckoutButton() {
  const {cart, flush} = useCart();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const proceed = async () => {
    setBusy(true);
    // Whatever is not saved yet goes along; without the provider the shop tries a new checkout.
    await flush();
    const url = await checkoutUrl(cart);
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

/** Where to pay for this bag; null when nobody can tell just now. */
async function checkoutUrl({
  items,
  checkoutId,
  checkoutUrl,
}: ReturnType<typeof useCart>['cart']): Promise<string | null> {
  try {
    const response = await fetch('/checkout', {
      method: 'POST',
      headers: {Accept: 'application/json', 'Content-Type': 'application/json'},
      body: JSON.stringify({
        checkoutId,
        checkoutUrl,
        lines: items.map(({variantId, quantity}) => ({variantId, quantity})),
      }),
    });
    const {url} = await response.json<{url: string | null}>();
    return url;
  } catch {
    return null;
  }
}
