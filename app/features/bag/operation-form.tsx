import type {ReactNode, SyntheticEvent} from 'react';
import type {Operation} from './bag-api';

/**
 * A form that changes the bag: by the cart route where there is no JavaScript, by `onRun` where there
 * is. What is typed into its fields joins the operation's inputs by name.
 */
export function OperationForm({
  operation,
  onRun,
  className,
  children,
}: {
  operation: Operation;
  onRun: (fields: FormData) => void;
  className?: string;
  children: ReactNode;
}) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    onRun(new FormData(event.currentTarget));
  };
  return (
    <form method="post" action="/cart" onSubmit={submit} className={className}>
      <input type="hidden" name="cartFormInput" value={JSON.stringify(operation)} />
      {children}
    </form>
  );
}
