import {data, useSearchParams, type ShouldRevalidateFunctionArgs} from 'react-router';
import {pageMeta} from '~/features/shell/page-meta';
import {DemoPage} from '~/features/try-on/demo/demo-page';
import {loadDemo} from '~/features/try-on/demo/demo.server';
import {services} from '~/lib/context';
import {orUnavailable} from '~/lib/defer';
import {isCategory} from '~/lib/product-path';
import type {Route} from './+types/demo';

export async function loader({context}: Route.LoaderArgs) {
  const demo = await orUnavailable(loadDemo(context.get(services).storefront));
  return data({demo}, {status: demo ? 200 : 503});
}

/** Another category of the demo needs nothing new. */
export function shouldRevalidate({currentUrl, nextUrl}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: Route.MetaFunction = ({matches}) =>
  pageMeta(matches, {
    title: 'Virtual Try-On Demo',
    description:
      'Put rings, earrings, necklaces and bracelets on our models and see each in under a second. No sign-in, nothing is uploaded.',
  });

export default function VirtualTryOnDemo({loaderData}: Route.ComponentProps) {
  const wanted = useSearchParams()[0].get('category') ?? '';
  return <DemoPage category={isCategory(wanted) ? wanted : 'earrings'} demo={loaderData.demo} />;
}
