import {data} from 'react-router';
import {loadHome} from '~/features/catalogue/catalogue.server';
import {HomePage} from '~/features/catalogue/home/home-page';
import type {ShellHandle} from '~/features/shell/header';
import {useShop} from '~/features/shell/use-shop';
import {pageMeta} from '~/features/shell/page-meta';
import {services} from '~/lib/context';
import {deferOnNavigation, orUnavailable} from '~/lib/defer';
import type {Route} from './+types/home';

export const handle: ShellHandle = {headerOverHero: true};

export async function loader({request, context}: Route.LoaderArgs) {
  const {storefront} = context.get(services);
  const {value: home} = await deferOnNavigation(request, orUnavailable(loadHome(storefront)));
  return data({home}, {status: home ? 200 : 503});
}

export const meta: Route.MetaFunction = ({matches}) => pageMeta(matches, {});

export default function Home({loaderData}: Route.ComponentProps) {
  return <HomePage home={loaderData.home} shopName={useShop().name} />;
}
