import {addressLines, fullName, US_STATES} from '../cart/address.ts';
import {selectedAddress} from '../cart/cart.ts';
import {COUNTRIES} from '../localization.ts';
import {displayed} from '../money.ts';
import type {Quote} from '../orders/place.ts';
import type {Store} from '../store.ts';
import type {Information, Problems} from './form.ts';
import {type Html, html} from './html.ts';
import {layout} from './layout.ts';
import {quoteSummary} from './summary.ts';

interface PageState {
  quote: Quote;
  /** What the forms post to: the checkout's own address. */
  action: string;
  problems: Problems;
  /** Something to tell before anything else is done. */
  message: string | null;
}

/** Step 1: contact and address. */
export function informationPage(
  store: Store,
  {quote, action, problems, message, given}: PageState & {given: Information},
): string {
  const {email, address} = given;
  const value = (name: keyof typeof address) => address[name] ?? '';
  const field = fields(problems);
  const body = html`${steps(1)} ${told(message)} ${errorSummary(problems)}
    <h1>Checkout</h1>
    <form method="post" action="${action}" novalidate>
      <input type="hidden" name="intent" value="information" />
      <fieldset>
        <legend>Contact</legend>
        ${field('email', 'Email', email, {type: 'email', autocomplete: 'email'})}
      </fieldset>
      <fieldset>
        <legend>Delivery address</legend>
        <div class="field">
          <label for="countryCode">Country</label>
          <select id="countryCode" name="countryCode" autocomplete="country">
            ${Object.entries(COUNTRIES).map(([code, name]) =>
              option(code, name, code === address.countryCode),
            )}
          </select>
        </div>
        <div class="row">
          ${field('firstName', 'First name (optional)', value('firstName'), {
            autocomplete: 'given-name',
          })}
          ${field('lastName', 'Last name', value('lastName'), {autocomplete: 'family-name'})}
        </div>
        ${field('company', 'Company (optional)', value('company'), {autocomplete: 'organization'})}
        ${field('address1', 'Address', value('address1'), {autocomplete: 'address-line1'})}
        ${field('address2', 'Apartment, suite, etc. (optional)', value('address2'), {
          autocomplete: 'address-line2',
        })}
        <div class="row three">
          ${field('city', 'City', value('city'), {autocomplete: 'address-level2'})}
          ${field('provinceCode', 'State or province', value('provinceCode'), {
            autocomplete: 'address-level1',
            list: 'states',
            hint: 'Two letters, such as CA',
          })}
          ${field('zip', 'ZIP code', value('zip'), {autocomplete: 'postal-code'})}
        </div>
        <datalist id="states">
          ${US_STATES.map((state) => html`<option value="${state}"></option>`)}
        </datalist>
        ${field('phone', 'Phone (optional)', value('phone'), {type: 'tel', autocomplete: 'tel'})}
      </fieldset>
      <button class="wide">Continue to delivery and payment</button>
    </form>`;
  return layout(store, {title: 'Checkout', body, aside: quoteSummary(store, quote, 1)});
}

/** Step 2: delivery, codes and payment, with the final amount. */
export function paymentPage(
  store: Store,
  {quote, action, problems, message, typed}: PageState & {typed: URLSearchParams},
): string {
  const {cart, pricing, options, delivery} = quote;
  const cardField = (name: string, label: string, suggested: string, options: FieldOptions = {}) =>
    fields(problems)(name, label, typed.get(name) ?? suggested, {autocomplete: 'off', ...options});
  const body = html`${steps(2)} ${told(message)} ${errorSummary(problems)}
    <h1>Delivery and payment</h1>
    ${review(quote, action)} ${codeForm(problems, action, typed.get('code') ?? '')}
    <form method="post" action="${action}" novalidate>
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="shownTotal" value="${pricing.total}" />
      <!-- The Enter key presses a form's first button: it has to be the one that pays. -->
      <button class="hidden" tabindex="-1" aria-hidden="true">Pay</button>
      <fieldset>
        <legend>Delivery method</legend>
        ${options.map(
          ({handle, title, description, cents}) =>
            html`<label class="choice">
              <input
                type="radio"
                name="delivery"
                value="${handle}"
                ${checked(handle === delivery?.handle)}
              />
              <span class="grow">${title}<small>${description}</small></span>
              <span>${cents === 0 ? 'Free' : displayed(cents)}</span>
            </label>`,
        )}
        <p class="update">
          <button class="quiet" name="intent" value="delivery">Update the total</button>
        </p>
      </fieldset>
      ${
        pricing.total === 0
          ? html`<p class="info">Nothing is left to pay.</p>`
          : html`<fieldset>
              <legend>Payment</legend>
              ${cardField('cardNumber', 'Test card number', '4242 4242 4242 4242', {
                inputmode: 'numeric',
                hint: 'A number ending in 0002 is declined, in 9995 has no funds, any other is paid.',
              })}
              ${cardField('cardName', 'Name on card', nameOn(cart))}
              <div class="row">
                ${cardField('cardExpiry', 'Expiry date (MM / YY)', '12 / 34')}
                ${cardField('cardCode', 'Security code', '123', {inputmode: 'numeric'})}
              </div>
            </fieldset>`
      }
      <button class="wide">
        ${pricing.total === 0 ? 'Place order' : `Pay ${displayed(pricing.total)}`}
      </button>
    </form>`;
  return layout(store, {title: 'Payment', body, aside: quoteSummary(store, quote, 2)});
}

function nameOn(cart: Quote['cart']): string {
  const address = selectedAddress(cart);
  return address ? fullName(address) : '';
}

function review({cart}: Quote, action: string): Html {
  const address = selectedAddress(cart);
  const change = html`<a href="${action}&step=information"
    >Change<span class="hidden"> contact and address</span></a
  >`;
  return html`<dl class="review">
    <div>
      <dt>Contact</dt>
      <dd>${cart.buyer.email}</dd>
      <dd>${change}</dd>
    </div>
    <div>
      <dt>Ship to</dt>
      <dd>${address ? [fullName(address), ...addressLines(address)].join(', ') : ''}</dd>
    </div>
  </dl>`;
}

function codeForm(problems: Problems, action: string, code: string): Html {
  return html`<form method="post" action="${action}" class="codes" novalidate>
    <input type="hidden" name="intent" value="code" />
    <div class="inline">
      ${fields(problems)('code', 'Discount code or gift card', code, {autocomplete: 'off'})}
      <button class="quiet">Apply</button>
    </div>
  </form>`;
}

function steps(current: 1 | 2): Html {
  const names = ['Information', 'Delivery and payment'];
  return html`<ol class="steps" aria-label="Steps">
    ${names.map((name, index) =>
      index + 1 === current ? html`<li aria-current="step">${name}</li>` : html`<li>${name}</li>`,
    )}
  </ol>`;
}

function told(message: string | null): Html | null {
  return message ? html`<p class="info" role="status">${message}</p>` : null;
}

function errorSummary(problems: Problems): Html | null {
  const entries = Object.entries(problems);
  if (entries.length === 0) return null;
  return html`<div class="errors" role="alert">
    <h2>Please check the following</h2>
    <ul>
      ${entries.map(([name, text]) => html`<li><a href="#${name}">${text}</a></li>`)}
    </ul>
  </div>`;
}

interface FieldOptions {
  type?: string;
  autocomplete?: string;
  inputmode?: string;
  list?: string;
  hint?: string;
}

/** A labelled text field, with its hint and what is wrong with it. */
function fields(problems: Problems) {
  return (name: string, label: string, value: string, options: FieldOptions = {}): Html => {
    const problem = problems[name];
    const describedBy = [options.hint && `${name}-hint`, problem && `${name}-error`]
      .filter(Boolean)
      .join(' ');
    return html`<div class="field">
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        value="${value}"
        type="${options.type ?? 'text'}"
        ${attribute('autocomplete', options.autocomplete)}
        ${attribute('inputmode', options.inputmode)}
        ${attribute('list', options.list)}
        ${attribute('aria-describedby', describedBy)}
        ${attribute('aria-invalid', problem && 'true')}
      />
      ${options.hint ? html`<p class="hint" id="${name}-hint">${options.hint}</p>` : null}
      ${problem ? html`<p class="error" id="${name}-error">${problem}</p>` : null}
    </div>`;
  };
}

function attribute(name: string, value: string | undefined): Html | null {
  return value ? html` ${name}="${value}"` : null;
}

function option(value: string, label: string, isSelected: boolean): Html {
  return isSelected
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`;
}

function checked(isChecked: boolean): Html | null {
  return isChecked ? html`checked` : null;
}
