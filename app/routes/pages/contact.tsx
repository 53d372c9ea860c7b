import {data, redirect, type ShouldRevalidateFunctionArgs} from 'react-router';
import {ContactPage} from '~/features/pages/contact/contact-page';
import {notSent, type ContactOutcome} from '~/features/pages/contact/inquiry';
import {sendInquiry} from '~/features/pages/contact/inquiry.server';
import {kindOf} from '~/features/pages/contact/schema';
import {pageMeta} from '~/features/shell/page-meta';
import {services} from '~/lib/context';
import type {Route} from './+types/contact';

/** What the address asks for; `piece` comes from pieces that are sold on request. */
export function loader({request}: Route.LoaderArgs) {
  const {searchParams} = new URL(request.url);
  return {
    kind: kindOf(searchParams.get('type')),
    piece: (searchParams.get('piece') ?? '').slice(0, 120),
    sent: searchParams.has('sent'),
  };
}

export async function action({request, context}: Route.ActionArgs) {
  const form = await request.formData();
  const outcome = await sendInquiry(context.get(services), form);
  if (outcome) return data(outcome, {status: outcome.failure ? 503 : 400});
  const kind = form.get('kind');
  return redirect(kind === 'appointment' ? '/contact?type=appointment&sent' : '/contact?sent', 303);
}

/** The page is what its address says; sending a form changes nothing of that. */
export function shouldRevalidate({currentUrl, nextUrl}: ShouldRevalidateFunctionArgs) {
  return currentUrl.search !== nextUrl.search;
}

/** Being offline is told in place; the form keeps what was typed. */
export async function clientAction({
  serverAction,
}: Route.ClientActionArgs): Promise<ContactOutcome> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return {values: {}, errors: {}, failure: notSent};
  }
}

export const meta: Route.MetaFunction = ({matches, loaderData}) =>
  loaderData?.kind === 'appointment'
    ? pageMeta(matches, {
        title: 'Private Appointments',
        description: 'Visit the atelier in the Los Angeles Arts District: request an appointment.',
      })
    : pageMeta(matches, {
        title: 'Contact',
        description: 'Write to the atelier, ask about a piece or a repair, or plan a visit.',
      });

export default function Contact({loaderData, actionData}: Route.ComponentProps) {
  return <ContactPage {...loaderData} outcome={actionData ?? null} />;
}
