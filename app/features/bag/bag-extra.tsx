import type {ReactNode} from 'react';
import {Icon} from '~/ui/icon';

/** A row that opens: closed where there is nothing in it yet. */
export function Extra({
  title,
  open,
  children,
}: {
  title: string;
  open: boolean;
  children: ReactNode;
}) {
  return (
    <details className="group py-1" open={open || undefined}>
      <summary className="flex min-h-11 items-center justify-between text-sm">
        {title}
        <Icon
          name="plus"
          className="size-4 transition-transform group-open:rotate-45 motion-reduce:transition-none"
        />
      </summary>
      {children}
    </details>
  );
}
