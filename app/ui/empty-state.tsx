import type {ReactNode} from 'react';
import {EternityWheel} from './eternity-wheel';

/** Nothing here, or nothing reachable: says so calmly and offers the way on. */
export function EmptyState({
  title,
  children,
  actions,
  level = 2,
}: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  level?: 1 | 2;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center py-16 text-center">
      <EternityWheel className="mb-8 size-16" />
      <Heading className={level === 1 ? 'text-3xl' : 'text-xl'}>{title}</Heading>
      {children && <div className="mt-4 text-muted">{children}</div>}
      {actions && <div className="mt-8 flex flex-wrap justify-center gap-4">{actions}</div>}
    </div>
  );
}
