import type {ReactNode} from 'react';

/** A short text within a page about what was just tried: read out, and it stays. */
export function Notice({
  title,
  tone = 'failure',
  className = '',
  children,
}: {
  title: string;
  tone?: 'calm' | 'failure';
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div
      role={tone === 'failure' ? 'alert' : 'status'}
      className={`border-l-2 bg-white px-5 py-4 text-sm ${tone === 'failure' ? 'border-pomegranate' : 'border-gold'} ${className}`}
    >
      <p className="font-medium">{title}</p>
      {children && <div className="mt-1 text-muted">{children}</div>}
    </div>
  );
}
