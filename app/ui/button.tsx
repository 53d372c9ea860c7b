import type {ComponentProps} from 'react';
import {Link} from 'react-router';

export type Look = 'primary' | 'secondary' | 'quiet';

const base =
  'inline-flex min-h-12 items-center justify-center gap-3 text-center text-sm tracking-wide transition-colors duration-200 print:hidden';

const looks: Record<Look, string> = {
  // The one action that matters on a page.
  primary:
    'px-8 bg-pomegranate text-white hover:bg-pomegranate-deep disabled:bg-hairline disabled:text-muted',
  secondary:
    'px-8 border border-current hover:bg-ink hover:text-white hover:border-ink [.on-ink_&]:hover:bg-paper [.on-ink_&]:hover:text-ink [.on-ink_&]:hover:border-paper disabled:border-hairline disabled:text-muted disabled:hover:bg-transparent',
  quiet: 'link-line disabled:text-muted',
};

/** The classes of a button, for elements that are one in looks only. */
export const buttonLook = (look: Look = 'primary', className = '') =>
  `${base} ${looks[look]} ${className}`;

export function Button({
  look = 'primary',
  className = '',
  type = 'button',
  ...props
}: ComponentProps<'button'> & {look?: Look}) {
  return <button type={type} className={buttonLook(look, className)} {...props} />;
}

export function ButtonLink({
  look = 'primary',
  className = '',
  ...props
}: ComponentProps<typeof Link> & {look?: Look}) {
  return <Link prefetch="intent" className={buttonLook(look, className)} {...props} />;
}

/** A square control with an icon: 44 px to hit, its name for screen readers. */
export function IconButton({
  label,
  className = '',
  type = 'button',
  ...props
}: ComponentProps<'button'> & {label: string}) {
  return (
    <button
      type={type}
      aria-label={label}
      className={`inline-flex size-11 items-center justify-center transition-colors duration-200 disabled:text-muted ${className}`}
      {...props}
    />
  );
}
