import {index, route, type RouteConfig} from '@react-router/dev/routes';
import {hydrogenRoutes} from '@shopify/hydrogen';

/** The table of contents: every address of the shop and the module that answers it. */
export default hydrogenRoutes([
  index('routes/catalogue/home.tsx'),
  route('collections', 'routes/catalogue/collections.tsx'),
  route('rings', 'routes/catalogue/category.tsx', {id: 'rings'}),
  route('earrings', 'routes/catalogue/category.tsx', {id: 'earrings'}),
  route('necklaces', 'routes/catalogue/category.tsx', {id: 'necklaces'}),
  route('bracelets', 'routes/catalogue/category.tsx', {id: 'bracelets'}),
  route('pieces.json', 'routes/catalogue/pieces-json.ts'),
  route('piece.json', 'routes/catalogue/piece-json.ts'),
  route('ring-size-guide', 'routes/catalogue/ring-size-guide.tsx'),
  route('search', 'routes/catalogue/search.tsx'),
  route('search/suggestions.json', 'routes/catalogue/search-suggestions.ts'),
  route('collections/:handle', 'routes/catalogue/collection.tsx'),
  // Other ways to name a piece, by share links, the Shopify admin and e-mails: they lead to its page.
  route('product/:id', 'routes/catalogue/product-address.tsx', {id: 'product-by-id'}),
  route('products/:handle', 'routes/catalogue/product-address.tsx', {id: 'product-by-handle'}),
  route('products/:category/:id', 'routes/catalogue/product-address.tsx', {id: 'shared-product'}),

  route('cart', 'routes/bag/cart.tsx'),
  route('cart.json', 'routes/bag/cart-json.ts'),
  route('cart/:pieces', 'routes/bag/permalink.tsx'),
  route('discount/:code', 'routes/bag/discount.tsx'),
  route('checkout', 'routes/bag/checkout.ts'),

  route('wishlist', 'routes/wishlist/wishlist.tsx'),
  route('wishlist.json', 'routes/wishlist/wishlist-json.ts'),
  route('wishlist/keep', 'routes/wishlist/keep.ts'),
  route('wishlist/guest', 'routes/wishlist/guest.tsx'),
  route('verify-wishlist', 'routes/wishlist/verify.tsx'),
  route('stock-notice', 'routes/wishlist/stock-notice.tsx'),

  route('account.json', 'routes/auth/account-json.ts'),
  route('auth', 'routes/auth/auth.tsx'),
  route('auth/confirm', 'routes/auth/confirm.tsx'),
  route('auth/forgot', 'routes/auth/forgot.tsx'),
  route('auth/password', 'routes/auth/password.tsx'),
  route('auth/sign-out', 'routes/auth/sign-out.ts'),

  route('portal', 'routes/portal/layout.tsx', [
    index('routes/portal/profile.tsx'),
    route('orders', 'routes/portal/orders.tsx'),
    route('shipping', 'routes/portal/shipping.tsx'),
    route('wishlist', 'routes/portal/wishlist.tsx'),
    route('try-on', 'routes/portal/try-on.tsx'),
    route('newsletter', 'routes/portal/newsletter.tsx'),
  ]),
  route('portal/export', 'routes/portal/export.ts'),
  route('newsletter', 'routes/newsletter/newsletter.tsx'),
  route('newsletter.json', 'routes/newsletter/newsletter-json.ts'),
  route('verify-newsletter', 'routes/newsletter/verify.tsx'),
  route('unsubscribe', 'routes/newsletter/unsubscribe.tsx'),

  route('our-story', 'routes/pages/our-story.tsx'),
  route('contact', 'routes/pages/contact.tsx'),
  route('policies', 'routes/pages/policies.tsx'),
  route('policies/:handle', 'routes/pages/policy.tsx'),

  route('virtual-try-on', 'routes/try-on/landing.tsx'),
  route('virtual-try-on/demo', 'routes/try-on/demo.tsx'),
  route('try-on/:sessionId', 'routes/try-on/shared.tsx'),
  route('try-on/:sessionId/picture', 'routes/try-on/shared-picture.ts'),
  route('try-on/engine.js', 'routes/try-on/engine.ts'),
  route('try-on/compression.js', 'routes/try-on/compression.ts'),
  route('try-on/pieces.json', 'routes/try-on/pieces.ts'),
  route('try-on/photos.json', 'routes/try-on/photos.ts'),
  route('try-on/sessions.json', 'routes/try-on/sessions.ts'),
  route('try-on/generate.json', 'routes/try-on/generate.ts'),

  // What search engines and browsers ask a site for.
  route('robots.txt', 'routes/seo/robots.ts'),
  route('sitemap.xml', 'routes/seo/sitemap-index.ts'),
  route('sitemap/house.xml', 'routes/seo/sitemap-house.ts'),
  route('sitemap/pieces/:file', 'routes/seo/sitemap-pieces.ts'),
  route('manifest.webmanifest', 'routes/seo/app-manifest.ts'),
  route('service-worker.js', 'routes/offline/service-worker.ts'),
  route('offline', 'routes/offline/offline.tsx'),

  // Last, because it answers everything else.
  route(':category/:slug', 'routes/catalogue/product.tsx'),
  route('*', 'routes/pages/not-found.tsx'),
]) satisfies Promise<RouteConfig>;
