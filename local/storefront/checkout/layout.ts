import type {Store} from '../store.ts';
import {Html, html} from './html.ts';
import {STYLES} from './styles.ts';

interface LayoutOptions {
  title: string;
  body: Html;
  /** Beside the body on wide screens, above it on narrow ones. */
  aside?: Html | null;
}

/** A page of the stand-in: the checkout, an order, the admin. */
export function layout(store: Store, {title, body, aside = null}: LayoutOptions): string {
  const {name} = store.content.shop;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${name}</title>
        <link rel="icon" href="data:," />
        <style>
          ${new Html(STYLES)}
        </style>
      </head>
      <body>
        <header>
          <p class="test-note"><strong>Test checkout</strong> — no money moves</p>
          <a class="house" href="${store.shopUrl}">${name}</a>
        </header>
        <div class="${aside ? 'columns' : 'single'}">
          ${aside && html`<aside aria-label="Order summary">${aside}</aside>`}
          <main>${body}</main>
        </div>
        <footer>
          <a href="${store.shopUrl}">Back to the shop</a>
        </footer>
      </body>
    </html>`.text;
}

/** A page that says one thing. */
export function notice(store: Store, title: string, text: string): string {
  return layout(store, {
    title,
    body: html`<h1>${title}</h1>
      <p>${text}</p>
      <p><a class="button" href="${store.shopUrl}">Continue shopping</a></p>`,
  });
}
