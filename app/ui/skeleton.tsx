/** A quiet stand-in of the exact size of what will replace it. */
export function Skeleton({className = ''}: {className?: string}) {
  return <div aria-hidden="true" className={`animate-breathe bg-linen ${className}`} />;
}
