import {useRef, type ReactNode} from 'react';

const starts = {
  middle: {line: '[--line:50%]', value: 50},
  left: {line: '[--line:24%]', value: 24},
  edge: {line: '[--line:7%]', value: 7},
} as const;

/**
 * Two pictures of one frame under each other, and a line to draw across: left of it the photo as it
 * is, right of it the piece as worn. A range input, so arrow keys move it too; without JavaScript
 * the line rests where it is.
 */
export function BeforeAfter({
  before,
  after,
  label,
  className = '',
  from = 'middle',
  children,
}: {
  /** Pictures that fill their box. */
  before: ReactNode;
  after: ReactNode;
  /** What the line uncovers, for those who do not see it. */
  label: string;
  className?: string;
  /**
   * Where the line rests at first: `left` where the piece is left of the middle, at the `edge`
   * where nobody knows where it is.
   */
  from?: keyof typeof starts;
  /** Anything that lies over both. */
  children?: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={frame}
      className={`relative overflow-hidden bg-linen select-none ${starts[from].line} ${className}`}
    >
      <div className="absolute inset-0">{before}</div>
      <div className="absolute inset-0 [clip-path:inset(0_0_0_var(--line))]">{after}</div>
      {children}
      <input
        type="range"
        min={0}
        max={100}
        defaultValue={starts[from].value}
        aria-label={label}
        onInput={({currentTarget}) =>
          frame.current?.style.setProperty('--line', `${currentTarget.value}%`)
        }
        className="peer absolute inset-0 size-full cursor-ew-resize touch-pan-y appearance-none opacity-0"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-(--line) w-px -translate-x-1/2 bg-white peer-focus-visible:w-0.5 peer-focus-visible:bg-ink"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute bottom-6 left-(--line) flex size-11 -translate-x-1/2 items-center justify-center rounded-full border border-white bg-white/85 text-ink peer-focus-visible:outline peer-focus-visible:outline-offset-3"
      >
        <svg viewBox="0 0 24 24" className="size-5" fill="none" stroke="currentColor">
          <path d="m9 7-5 5 5 5m6-10 5 5-5 5" strokeWidth="1.25" strokeLinecap="round" />
        </svg>
      </span>
    </div>
  );
}
