import {data, type ShouldRevalidateFunctionArgs} from 'react-router';
import {unsubscribe} from '~/features/newsletter/unsubscribe.server';
import {unsubscribeFailed} from '~/features/newsletter/unsubscribe-outcome';
import {UnsubscribePage} from '~/features/newsletter/unsubscribe-page';
import {pageMeta} from '~/features/shell/page-meta';
import {services} from '~/lib/context';
import type {Route} from './+types/unsubscribe';

const headers = {'Cache-Control': 'no-store'};

export function loader({request}: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return data({token}, {headers});
}

export async function action({request, context}: Route.ActionArgs) {
  const token = (await request.formData()).get('token');
  const result = await unsubscribe(context.get(services), typeof token === 'string' ? token : '');
  const status = {done: 200, refused: 400, failed: 503}[result.outcome];
  return data(result, {status, headers});
}

/** The page is what its address says. */
export function shouldRevalidate({currentUrl, nextUrl}: ShouldRevalidateFunctionArgs) {
  return currentUrl.search !== nextUrl.search;
}

/** Being offline is told in place. */
export async function clientAction({serverAction}: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return {outcome: 'failed' as const, message: unsubscribeFailed};
  }
}

export const meta: Route.MetaFunction = ({matches}) => [
  ...pageMeta(matches, {title: 'Unsubscribe'}),
  {name: 'robots', content: 'noindex'},
];

export default function Unsubscribe({loaderData, actionData}: Route.ComponentProps) {
  return <UnsubscribePage token={loaderData.token} result={actionData ?? null} />;
}
