import {useEffect, useId, useRef, useState, type KeyboardEvent, type SyntheticEvent} from 'react';
import {useNavigate} from 'react-router';
import {Button} from '~/ui/button';
import {Dialog} from '~/ui/dialog';
import {readQuery, searchPath} from './query';
import {forgetSearches, recentSearches, rememberSearch} from './recent-searches';
import {SearchField} from './search-field';
import {SuggestionList, type SuggestionGroup} from './suggestion-list';
import {useSuggestions} from './use-suggestions';

/** The search in the header: what is typed is guessed at, by keyboard or by pointer. */
export function SearchDialog({open, onClose}: {open: boolean; onClose: () => void}) {
  return (
    <Dialog open={open} onClose={onClose} title="Search" shape="top" hideTitle>
      {open && <Search onClose={onClose} />}
    </Dialog>
  );
}

function Search({onClose}: {onClose: () => void}) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState(recentSearches);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const query = readQuery(new URLSearchParams({q: text}));
  const {suggestions, failed, pending} = useSuggestions(query);

  // One frame later: until its dialog is shown, nothing in it can be focused.
  useEffect(() => {
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const groups: SuggestionGroup[] = query
    ? [
        {title: 'Suggestions', entries: suggestions.searches},
        {title: 'Collections', entries: suggestions.collections},
        {title: 'Pieces', entries: suggestions.pieces},
      ]
    : [
        {
          title: 'Recent searches',
          entries: recent.map((label) => ({label, path: searchPath(label)})),
        },
      ];
  const shown = groups.filter(({entries}) => entries.length > 0);
  const entries = shown.flatMap((group) => group.entries);
  const chosen = entries[active];

  const leave = (path: string) => {
    if (query) rememberSearch(query);
    onClose();
    void navigate(path);
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (chosen) leave(chosen.path);
    else if (query) leave(searchPath(query));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (!by || entries.length === 0) return;
    event.preventDefault();
    // Below the last comes the field itself, and then the first.
    const places = entries.length + 1;
    setActive(((active + 1 + by + places) % places) - 1);
  };

  return (
    <div className="wrap min-h-0 flex-1 overflow-y-auto pt-8 pb-12">
      <form action="/search" role="search" onSubmit={onSubmit} className="flex items-end gap-4">
        <SearchField
          ref={input}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${listId}-${active}`}
          placeholder="Search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="font-serif text-xl"
        />
      </form>
      <div id={listId} role="listbox" aria-label="Suggestions" className="mt-8">
        <SuggestionList
          groups={shown}
          idPrefix={listId}
          active={active}
          onPoint={setActive}
          onChoose={leave}
        />
      </div>
      {!query && recent.length > 0 && (
        <Button
          look="quiet"
          className="mt-4"
          onClick={() => {
            forgetSearches();
            setRecent([]);
            input.current?.focus();
          }}
        >
          Forget these
        </Button>
      )}
      <p role="status" className={entries.length > 0 ? 'sr-only' : 'text-sm text-muted'}>
        {failed
          ? 'Suggestions cannot be reached just now. Press Enter to search.'
          : !query || pending
            ? ''
            : entries.length === 0
              ? `Nothing found for “${query}”.`
              : `${entries.length} suggestions`}
      </p>
    </div>
  );
}
