import {useId, type ComponentProps, type ReactNode} from 'react';
import {Icon} from './icon';

interface FieldProps {
  label: string;
  /** What is wrong with it, read out with the field. */
  error?: string | null;
  /** What helps to fill it in. */
  hint?: ReactNode;
  className?: string;
}

/** The look of what is typed into. */
export const inputLook =
  'min-h-12 w-full border border-hairline bg-white px-4 py-2.5 text-base transition-colors duration-200 placeholder:text-muted hover:border-muted [&[readonly]]:bg-linen aria-invalid:border-pomegranate disabled:text-muted';

/** A labelled input; everything that an input takes is passed on to it. */
export function Field({
  label,
  error,
  hint,
  className,
  trailing,
  ...input
}: FieldProps &
  ComponentProps<'input'> & {/** A control at the end of it. */ trailing?: ReactNode}) {
  return (
    <Labelled {...{label, error, hint, className}} required={input.required}>
      {(aria) => (
        <div className="relative">
          <input className={`${inputLook} ${trailing ? 'pr-14' : ''}`} {...aria} {...input} />
          {trailing && (
            <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div>
          )}
        </div>
      )}
    </Labelled>
  );
}

/** A labelled text of several lines. */
export function TextArea({
  label,
  error,
  hint,
  className,
  ...input
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Labelled {...{label, error, hint, className}} required={input.required}>
      {(aria) => <textarea rows={5} className={`${inputLook} resize-y`} {...aria} {...input} />}
    </Labelled>
  );
}

/** A labelled choice; its `option`s are the children. */
export function Select({
  label,
  error,
  hint,
  className,
  ...input
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Labelled {...{label, error, hint, className}} required={input.required}>
      {(aria) => (
        <span className="relative block">
          <select className={`${inputLook} appearance-none pr-12`} {...aria} {...input} />
          <Icon
            name="chevronDown"
            className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2"
          />
        </span>
      )}
    </Labelled>
  );
}

interface Aria {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

function Labelled({
  label,
  error,
  hint,
  className = '',
  required,
  children,
}: FieldProps & {required?: boolean; children: (aria: Aria) => ReactNode}) {
  const id = useId();
  const told = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block text-sm">
        {label}
        {required === false && <span className="text-muted"> (optional)</span>}
      </label>
      {children({
        id,
        ...(error && {'aria-invalid': true}),
        ...(told && {'aria-describedby': told}),
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-2 text-sm text-pomegranate">
          {error}
        </p>
      )}
    </div>
  );
}
