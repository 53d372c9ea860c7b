import {data, type HeadersFunction} from 'react-router';
import {pageMeta} from '~/features/shell/page-meta';
import {SharedPage} from '~/features/try-on/sharing/shared-page';
import {findShared} from '~/features/try-on/sharing/shared.server';
import {services} from '~/lib/context';
import {logFailure} from '~/lib/log';
import type {Route} from './+types/shared';

/** Never kept anywhere: it has to be gone as soon as it is no longer shared. */
const headersOfIt = {'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex'};

export async function loader({request, params, context}: Route.LoaderArgs) {
  const {accounts, storefront} = context.get(services);
  const shared = await findShared(accounts, storefront, params.sessionId).catch(
    (error: unknown) => {
      logFailure('shared try-on', error);
      throw data(null, {status: 503, headers: headersOfIt});
    },
  );
  if (!shared) throw data(null, {status: 404, headers: headersOfIt});
  const picture = new URL(`/try-on/${shared.id}/picture`, request.url).href;
  return data({shared, picture}, {headers: headersOfIt});
}

export const headers: HeadersFunction = ({loaderHeaders, errorHeaders}) =>
  errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({matches, loaderData}) => {
  if (!loaderData) return pageMeta(matches, {title: 'Page Not Found'});
  const {shared, picture} = loaderData;
  const title = shared.piece ? `${shared.piece.title}, tried on` : 'A try-on';
  return [
    ...pageMeta(matches, {
      title,
      description: 'A virtual try-on, shared with you.',
      image: {url: picture, altText: title},
    }),
    {name: 'robots', content: 'noindex, noimageindex'},
  ];
};

export default function SharedTryOn({loaderData}: Route.ComponentProps) {
  return <SharedPage {...loaderData.shared} />;
}
