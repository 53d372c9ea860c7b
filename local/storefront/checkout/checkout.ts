import {randomUUID} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {type Cart, selectedAddress} from '../cart/cart.ts';
import {readBody, redirect, sendHtml} from '../http.ts';
import {quote} from '../orders/place.ts';
import type {Store} from '../store.ts';
import {
  authorize,
  cardProblems,
  type FailedStep,
  type Information,
  informationProblems,
  readCard,
  readInformation,
} from './form.ts';
import {notice} from './layout.ts';
import {informationPage, paymentPage} from './page.ts';

/** One request to a checkout that is open. */
interface Visit {
  store: Store;
  cart: Cart;
  /** What the forms post to: the checkout's own address. */
  action: string;
  response: ServerResponse;
}

/** The hosted checkout at `/cart/c/{token}?key=…`. Works without a script. */
export async function checkout(
  store: Store,
  token: string,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const cart = store.carts.byToken(token);
  if (!cart || cart.key !== url.searchParams.get('key')) {
    leave(store, token, url, response);
    return;
  }
  const visit = {store, cart, action: `/cart/c/${token}?key=${cart.key}`, response};
  if (quote(store, cart).cart.lines.length === 0) {
    const text = 'There is nothing in it that can be paid for.';
    sendHtml(response, 200, notice(store, 'Your bag is empty', text));
  } else if (request.method === 'POST') {
    submit(visit, new URLSearchParams((await readBody(request)) ?? ''));
  } else show(visit, url.searchParams.get('step') === 'information');
}

/** A paid cart leads to its order, any other that is unknown to a page that says so. */
function leave(store: Store, token: string, url: URL, response: ServerResponse): void {
  const order = store.orders.ofCart(token);
  if (order && url.searchParams.get('key') === order.cartKey) {
    redirect(response, `/orders/${order.token}`);
    return;
  }
  const text =
    'It was paid already, or nobody used it for a long time. Your bag has the latest state.';
  sendHtml(response, 404, notice(store, 'This checkout is no longer open', text));
}

function show({store, cart, action, response}: Visit, wantsInformation: boolean): void {
  const quoted = quote(store, cart);
  const known = givenInformation(cart);
  const isComplete = Object.keys(informationProblems(known)).length === 0;
  const step = isComplete && !wantsInformation ? 'payment' : 'information';
  const failed = failureOf(store, cart, step);
  const told = quoted.warnings.map((warning) => warning.message).join(' ') || null;
  const state = {
    quote: quoted,
    action,
    message: failed?.message ?? told,
    problems: failed?.problems ?? {},
  };
  const page =
    step === 'payment'
      ? paymentPage(store, {...state, typed: failed?.form ?? new URLSearchParams()})
      : informationPage(store, {...state, given: failed ? readInformation(failed.form) : known});
  sendHtml(response, 200, page);
}

/** What went wrong at this step, as long as the bag is still the one that it went wrong for. */
function failureOf(store: Store, cart: Cart, step: FailedStep['step']): FailedStep | null {
  const failed = store.failedSteps.get(cart.token);
  return failed?.step === step && failed.cartUpdatedAt === cart.updatedAt ? failed : null;
}

/** Back to the step, which then shows what was wrong: an answer to a form cannot be gone back to. */
function fail({store, cart, action, response}: Visit, failed: Omit<FailedStep, 'cartUpdatedAt'>) {
  store.failedSteps.set(cart.token, {...failed, cartUpdatedAt: cart.updatedAt});
  redirect(response, failed.step === 'information' ? `${action}&step=information` : action);
}

function givenInformation(cart: Cart): Information {
  const {email, countryCode, phone} = cart.buyer;
  const blank = readInformation(new URLSearchParams({countryCode, phone: phone ?? ''})).address;
  return {email: email ?? '', address: selectedAddress(cart) ?? blank};
}

function submit(visit: Visit, form: URLSearchParams): void {
  // The button that was pressed comes after the form's own intent.
  switch (form.getAll('intent').at(-1)) {
    case 'information':
      saveInformation(visit, form);
      break;
    case 'code':
      applyCode(visit, form);
      break;
    case 'delivery':
      visit.store.carts.save({...visit.cart, delivery: form.get('delivery')});
      redirect(visit.response, visit.action);
      break;
    default:
      pay(visit, form);
  }
}

function saveInformation(visit: Visit, form: URLSearchParams): void {
  const {store, cart, action, response} = visit;
  const given = readInformation(form);
  const problems = informationProblems(given);
  if (Object.keys(problems).length > 0) {
    fail(visit, {step: 'information', form, problems});
    return;
  }
  const {email, address} = given;
  const id = `gid://shopify/CartSelectableAddress/${randomUUID()}`;
  store.carts.save({
    ...cart,
    buyer: {...cart.buyer, email, countryCode: address.countryCode},
    addresses: [{id, address, selected: true, oneTimeUse: true}],
  });
  redirect(response, action);
}

function applyCode(visit: Visit, form: URLSearchParams): void {
  const {store, cart, action, response} = visit;
  const code = form.get('code')?.trim() ?? '';
  const card = store.giftCards.find(code);
  const changed: Cart = card
    ? {...cart, giftCardCodes: [...new Set([...cart.giftCardCodes, card.code])]}
    : {...cart, discountCodes: [...cart.discountCodes, code]};
  const problem = card ? null : quote(store, changed).pricing.codes.at(-1)?.problem;
  if (code === '' || problem) {
    const problems = {code: 'Enter a discount code or gift card that is valid for this bag'};
    fail(visit, {step: 'payment', form, problems});
    return;
  }
  store.carts.save(changed);
  redirect(response, action);
}

/** Takes the payment, unless the shopper has not seen what would be charged. */
function pay(visit: Visit, form: URLSearchParams): void {
  const {store, action, response} = visit;
  const chosen = store.carts.save({
    ...visit.cart,
    delivery: form.get('delivery') ?? visit.cart.delivery,
  });
  const again = (why: Pick<FailedStep, 'problems' | 'message'>) =>
    fail({...visit, cart: chosen}, {step: 'payment', form, ...why});
  const quoted = quote(store, chosen);
  if (Object.keys(informationProblems(givenInformation(chosen))).length > 0) {
    redirect(response, `${action}&step=information`);
    return;
  }
  if (Number(form.get('shownTotal')) !== quoted.pricing.total) {
    const reasons = quoted.warnings.map(({message}) => message).join(' ');
    again({message: `${reasons} The total has changed. Please check it and pay again.`.trim()});
    return;
  }
  let card = null;
  if (quoted.pricing.total > 0) {
    const given = readCard(form);
    const problems = cardProblems(given);
    const answer = authorize(given);
    if (Object.keys(problems).length > 0 || 'declined' in answer) {
      again({
        problems: 'declined' in answer ? {cardNumber: answer.declined, ...problems} : problems,
      });
      return;
    }
    card = answer.card;
  }
  const order = store.orders.place(chosen, card);
  redirect(response, order ? `/orders/${order.token}` : `${action}&step=information`);
}
