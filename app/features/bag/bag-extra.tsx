import {useState, type ReactNode} from 'react';
import {Icon} from '~/ui/icon';

/** A row that opens. What comes into it later does not open it: everything below would move. */
export function Extra({
  title,
  used,
  toldOf,
  children,
}: {
  title: string;
  /** Something is in it: it begins open. */
  used: boolean;
  /** There is something to read in it. */
  toldOf: boolean;
  children: ReactNode;
}) {
  const [began] = useState(used);
  return (
    <details className="group py-1" open={began || toldOf || undefined}>
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
