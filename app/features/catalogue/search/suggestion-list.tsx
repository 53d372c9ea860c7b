import {useId} from 'react';
import {Image} from '~/ui/image';
import {opensElsewhere} from '~/ui/opens-elsewhere';
import type {Suggestion} from './suggestions';

export interface SuggestionGroup {
  title: string;
  entries: Suggestion[];
}

/** Suggestions by kind; all of them together are one list for the arrow keys. */
export function SuggestionList({
  groups,
  idPrefix,
  active,
  onPoint,
  onChoose,
}: {
  groups: SuggestionGroup[];
  idPrefix: string;
  /** The entry that the arrow keys have reached, counted over all groups. */
  active: number;
  onPoint: (index: number) => void;
  onChoose: (path: string) => void;
}) {
  const titleId = useId();
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((all, {entries}) => all + entries.length, 0),
  );

  return (
    <div className="grid gap-8 md:grid-cols-[4fr_8fr] md:gap-x-16">
      {groups.map(({title, entries}, groupIndex) => (
        <div
          key={title}
          role="group"
          aria-labelledby={`${titleId}-${groupIndex}`}
          className={title === 'Pieces' ? 'md:col-start-2 md:row-span-2 md:row-start-1' : ''}
        >
          <p id={`${titleId}-${groupIndex}`} className="mb-3 caps text-muted">
            {title}
          </p>
          <div className={title === 'Pieces' ? 'grid gap-x-8 sm:grid-cols-2' : ''}>
            {entries.map((entry, place) => {
              const index = (starts[groupIndex] ?? 0) + place;
              return (
                <Entry
                  key={entry.path}
                  id={`${idPrefix}-${index}`}
                  entry={entry}
                  selected={index === active}
                  onPoint={() => onPoint(index)}
                  onChoose={() => onChoose(entry.path)}
                />
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}

function Entry({
  id,
  entry: {label, path, price, image},
  selected,
  onPoint,
  onChoose,
}: {
  id: string;
  entry: Suggestion;
  selected: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  return (
    <a
      id={id}
      href={path}
      role="option"
      aria-selected={selected}
      // The field keeps the focus; the arrow keys lead here.
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onChoose();
      }}
      className="-mx-3 flex min-h-11 items-center gap-4 px-3 py-2 aria-selected:bg-linen"
    >
      {image && (
        <Image
          data={image}
          alt=""
          width={56}
          aspectRatio="4/5"
          className="aspect-piece w-14 shrink-0 bg-linen object-cover"
        />
      )}
      <span className="min-w-0">
        <span className={image ? 'block font-serif text-lg leading-snug' : ''}>{label}</span>
        {price && <span className="block text-sm text-muted figures">{price}</span>}
      </span>
    </a>
  );
}
