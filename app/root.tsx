import {useNonce} from '~/lib/nonce';
import type {ReactNode} from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
  type LinksFunction,
  type ShouldRevalidateFunction,
} from 'react-router';
import serif from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2';
import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import touchIcon from '~/assets/icons/apple-touch-icon-180.png';
import {brand} from '~/brand';
import {AccountProvider} from '~/features/auth/account-context';
import {BagDrawer} from '~/features/bag/bag-drawer';
import {CartProvider} from '~/features/bag/cart-context';
import {NewsletterPopupHost} from '~/features/newsletter/popup-host';
import {ErrorPage, NotFoundPage} from '~/features/shell/error-pages';
import {Header} from '~/features/shell/header';
import {NavigationFeedback} from '~/features/shell/navigation-feedback';
import {PageFade} from '~/features/shell/page-fade';
import {loadShell} from '~/features/shell/shell.server';
import {WishlistProvider} from '~/features/wishlist/wishlist-context';
import {services} from '~/lib/context';
import styles from '~/styles/app.css?url';
import {later} from '~/ui/later';
import {ToastProvider} from '~/ui/toast';
import {useHydrated} from '~/ui/use-hydrated';
import type {Route} from './+types/root';

const Footer = later('footer', async () => (await import('~/features/shell/footer')).Footer);

export const links: LinksFunction = () => [
  ...[serif, sans].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  {rel: 'stylesheet', href: styles},
  {rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg'},
  {rel: 'apple-touch-icon', href: touchIcon},
  {rel: 'manifest', href: '/manifest.webmanifest'},
];

export function loader({request, context}: Route.LoaderArgs) {
  return loadShell(context.get(services).storefront, request.url);
}

/** The shell is the same on every page: nothing that happens on one changes it. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export function Layout({children}: {children: ReactNode}) {
  const nonce = useNonce();
  const shell = useRouteLoaderData<typeof loader>('root');
  const shopName = shell?.shop.name ?? brand.name;

  return (
    <html lang="en" data-hydrated={useHydrated()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f1ea" />
        <Meta />
        <Links />
      </head>
      <body>
        <ToastProvider>
          <AccountProvider>
            <WishlistProvider>
              <CartProvider>
                <a
                  href="#main"
                  className="absolute left-4 z-50 -translate-y-20 bg-ink px-6 py-3 text-paper focus:translate-y-4"
                >
                  Skip to content
                </a>
                <Header shopName={shopName} />
                {/* Fills the window, whatever is in it: the footer is below the first view, so that it
                    stands still when what the page waits for turns out shorter or longer. */}
                <main
                  id="main"
                  tabIndex={-1}
                  className="flex min-h-[calc(100svh-var(--header-height))] flex-col outline-none print:block print:min-h-0"
                >
                  <PageFade>{children}</PageFade>
                </main>
                <Footer shopName={shopName} year={shell?.year ?? brand.since} />
                <BagDrawer />
                <NavigationFeedback />
                <NewsletterPopupHost />
              </CartProvider>
            </WishlistProvider>
          </AccountProvider>
        </ToastProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({error}: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <ErrorPage />;
}
