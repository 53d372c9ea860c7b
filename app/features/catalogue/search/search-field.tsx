import type {ComponentProps} from 'react';
import {Button} from '~/ui/button';
import {Icon} from '~/ui/icon';

/** The field that a search is typed into, and its button; everything that an input takes goes on. */
export function SearchField({className = '', ...input}: ComponentProps<'input'>) {
  return (
    <>
      <div className="flex min-w-0 flex-1 items-center gap-4 border-b border-ink focus-within:border-pomegranate">
        <Icon name="search" className="size-5 shrink-0 text-muted" />
        <input
          name="q"
          aria-label="Search for pieces, stones, metals"
          enterKeyHint="search"
          // The line below it shows the focus.
          className={`min-h-12 w-full min-w-0 bg-transparent [box-shadow:none] outline-none placeholder:text-muted ${className}`}
          {...input}
        />
      </div>
      <Button type="submit" look="secondary" className="px-5 sm:px-8">
        Search
      </Button>
    </>
  );
}
