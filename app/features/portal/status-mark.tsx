/** How far along something is; the colour never says it alone. */
export type Progress = 'waiting' | 'working' | 'moving' | 'done' | 'stopped';

const colours: Record<Progress, string> = {
  waiting: 'bg-hairline ring-1 ring-muted',
  working: 'bg-gold',
  moving: 'bg-ink',
  done: 'bg-leaf',
  stopped: 'bg-pomegranate',
};

/** A status in words, with a dot of its colour. */
export function StatusMark({text, progress}: {text: string; progress: Progress}) {
  return (
    <span className="inline-flex items-center gap-2.5 text-sm whitespace-nowrap">
      <span aria-hidden="true" className={`size-2 rounded-full ${colours[progress]}`} />
      {text}
    </span>
  );
}
