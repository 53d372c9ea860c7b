import {randomUUID} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {type Cart, selectedAddress} from '../cart/cart.ts';
import {readBody, redirect, sendHtml} from '../http.ts';
import {quote} from '../orders/place.ts';
import type {Store} from '../store.ts';
import {
  authorize,
  cardProblems,
  type Information,
  informationProblems,
  type Problems,
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
  const message = quoted.warnings.map((warning) => warning.message).join(' ') || null;
  const given = givenInformation(cart);
  const isComplete = Object.keys(informationProblems(given)).length === 0;
  const page =
    isComplete && !wantsInformation
      ? paymentPage(store, {quote: quoted, action, message, card: {}})
      : informationPage(store, {quote: quoted, action, message, given});
  sendHtml(response, 200, page);
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

function saveInformation({store, cart, action, response}: Visit, form: URLSearchParams): void {
  const given = readInformation(form);
  const problems = informationProblems(given);
  if (Object.keys(problems).length > 0) {
    const page = informationPage(store, {quote: quote(store, cart), action, problems, given});
    sendHtml(response, 200, page);
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

function applyCode({store, cart, action, response}: Visit, form: URLSearchParams): void {
  const code = form.get('code')?.trim() ?? '';
  const card = store.giftCards.find(code);
  const changed: Cart = card
    ? {...cart, giftCardCodes: [...new Set([...cart.giftCardCodes, card.code])]}
    : {...cart, discountCodes: [...cart.discountCodes, code]};
  const problem = card ? null : quote(store, changed).pricing.codes.at(-1)?.problem;
  if (code === '' || problem) {
    const problems = {code: 'Enter a discount code or gift card that is valid for this bag'};
    const state = {quote: quote(store, cart), action, problems, card: {}};
    sendHtml(response, 200, paymentPage(store, state));
    return;
  }
  store.carts.save(changed);
  redirect(response, action);
}

/** Takes the payment, unless the shopper has not seen what would be charged. */
function pay({store, cart, action, response}: Visit, form: URLSearchParams): void {
  const chosen = store.carts.save({...cart, delivery: form.get('delivery') ?? cart.delivery});
  const quoted = quote(store, chosen);
  const again = (more: {problems?: Problems; message?: string}) => {
    const card = Object.fromEntries([...form].filter(([name]) => name.startsWith('card')));
    sendHtml(response, 200, paymentPage(store, {quote: quoted, action, card, ...more}));
  };
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
