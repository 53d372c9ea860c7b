import {wheelAngles, wheelArm} from './wheel-path';

/** The house's one ornament: the Armenian eternity wheel, in hairlines. Purely decorative. */
export function EternityWheel({
  className = 'size-10',
  turning = false,
}: {
  className?: string;
  turning?: boolean;
}) {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={`${className} text-gold ${turning ? 'animate-turn' : ''}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
    >
      <circle cx="50" cy="50" r="47" />
      {wheelAngles.map((angle) => (
        <path key={angle} transform={`rotate(${angle} 50 50)`} d={wheelArm} />
      ))}
      <circle cx="50" cy="50" r="3.4" />
    </svg>
  );
}

/** A hairline with the wheel at its centre, between two blocks of a page. */
export function WheelDivider() {
  return (
    <div className="flex items-center gap-6" role="presentation">
      <span className="h-px flex-1 bg-hairline" />
      <EternityWheel className="size-8" />
      <span className="h-px flex-1 bg-hairline" />
    </div>
  );
}
