export type AuthTab = 'sign-in' | 'sign-up';

/** The address of a tab of the sign-in page, with what is known already. */
export function authPath({
  tab = 'sign-in',
  email,
  redirectTo = '/',
}: {
  tab?: AuthTab;
  email?: string;
  redirectTo?: string;
}): string {
  const query = new URLSearchParams();
  if (tab === 'sign-up') query.set('tab', tab);
  if (email) query.set('email', email);
  if (redirectTo !== '/') query.set('redirect_to', redirectTo);
  const text = query.toString();
  return text ? `/auth?${text}` : '/auth';
}
