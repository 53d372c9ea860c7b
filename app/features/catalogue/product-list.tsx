import {useState, useSyncExternalStore, type ReactNode} from 'react';
import {Link} from 'react-router';
import {Button} from '~/ui/button';
import {Dialog} from '~/ui/dialog';
import {EmptyState} from '~/ui/empty-state';
import {Icon} from '~/ui/icon';
import {buttonLook} from '~/ui/button';
import type {ProductListData} from './catalogue.server';
import {filterParams} from './filter-params';
import {activeFilters, listSearch, type ActiveFilter} from './filters';
import {ListBar} from './list-bar';
import {ListFilters} from './list-filters';
import {pageSize, sortOptions, type SortOption} from './list-params';
import {pieces} from './mapping';
import {PiecePages} from './piece-pages';
import {ProductGridSkeleton} from './product-grid';
import {useListParams} from './use-list-params';
import {useRememberedPieces} from './use-more-pieces';

/** A list of pieces under its sticky bar: filters, how many there are, in which order. */
export function ProductList({
  list,
  collection,
  heading,
  empty,
  sorts = sortOptions,
  busy = false,
}: {
  list: ProductListData;
  /** The collection's handle; null for a search. */
  collection: string | null;
  /** For screen readers: what the pieces below the bar are. */
  heading: string;
  /** Said when there is nothing at all, whatever the filters. */
  empty: ReactNode;
  sorts?: readonly SortOption[];
  /** Another choice is on its way. */
  busy?: boolean;
}) {
  const params = useListParams();
  const [open, setOpen] = useState(false);
  const narrow = useIsNarrow();
  const {cards, count, filters} = list;
  const active = activeFilters(filters, params);
  const without = listSearch(params, (name) => name.startsWith('filter.'));
  const hasFilters = filters.length > 0 || filterParams(params).length > 0;
  const form = <ListFilters groups={filters} params={params} />;

  return (
    <>
      <ListBar
        params={params}
        sorts={sorts}
        count={count}
        filter={
          hasFilters && (
            <FilterButton count={active.length} open={open} onClick={() => setOpen(!open)} />
          )
        }
      />
      <div
        className={`wrap pt-8 pb-24 ${open ? 'lg:grid lg:grid-cols-[15rem_1fr] lg:gap-x-14' : ''}`}
      >
        {/* Beside the pieces on desks; where there is no JavaScript, above them to unfold. */}
        <div
          id="list-filters"
          className={
            open
              ? 'top-[calc(var(--header-height)+5.5rem)] max-h-[calc(100dvh-var(--header-height)-7rem)] self-start overflow-y-auto max-lg:hidden lg:sticky lg:pr-2'
              : 'mb-10 hidden noscript:block'
          }
        >
          <details open={open}>
            <summary className="hidden min-h-11 items-center gap-3 text-sm noscript:flex">
              <Icon name="filter" />
              Filter
            </summary>
            {form}
          </details>
        </div>
        <div className="min-w-0">
          <h2 className="sr-only">{heading}</h2>
          {active.length > 0 && <ActiveFilters filters={active} clear={without} />}
          <div
            aria-busy={busy}
            className={`transition-opacity ${busy ? 'opacity-50' : ''} ${active.length > 0 ? '' : 'pt-4'}`}
          >
            {cards.length > 0 ? (
              <PiecePages
                list={list}
                collection={collection}
                columns={open && !narrow ? 3 : 4}
                eager={4}
              />
            ) : active.length > 0 ? (
              <EmptyState
                title="Nothing answers to all of these"
                actions={
                  <Link to={without} preventScrollReset className={buttonLook('secondary')}>
                    Clear all filters
                  </Link>
                }
              >
                <p>Take one off, and there may be more to see.</p>
              </EmptyState>
            ) : (
              empty
            )}
          </div>
        </div>
      </div>
      <Dialog open={open && narrow} onClose={() => setOpen(false)} title="Filter" shape="bottom">
        <div className="flex-1 overflow-y-auto px-6">{form}</div>
        <div className="flex shrink-0 gap-4 border-t border-hairline p-4">
          {active.length > 0 && (
            <Link
              to={without}
              preventScrollReset
              className={buttonLook('secondary', 'flex-1 px-4')}
            >
              Clear all
            </Link>
          )}
          <Button onClick={() => setOpen(false)} className="flex-1 px-4">
            Show {pieces(count) || 'pieces'}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function FilterButton({count, open, onClick}: {count: number; open: boolean; onClick: () => void}) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-expanded={open}
      aria-controls="list-filters"
      className="flex min-h-11 items-center gap-3 text-sm noscript:hidden"
    >
      <Icon name="filter" />
      Filter
      {count > 0 && (
        <span className="text-muted figures">
          {count}
          <span className="sr-only"> in use</span>
        </span>
      )}
    </button>
  );
}

function ActiveFilters({filters, clear}: {filters: ActiveFilter[]; clear: string}) {
  return (
    <ul
      aria-label="Filters in use"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-2 pb-8"
    >
      {filters.map(({label, without}) => (
        <li key={label}>
          <Link
            to={without}
            preventScrollReset
            className="flex min-h-9 items-center gap-2 border border-hairline bg-white px-3 text-sm transition-colors hover:border-ink"
          >
            <span className="sr-only">Take off </span>
            {label}
            <Icon name="close" className="size-3" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={clear} preventScrollReset className="ml-1 inline-block py-2 text-sm link-line">
          Clear all
        </Link>
      </li>
    </ul>
  );
}

/** The room of a list, before it is there: eight pieces, or all that were there before. */
export function ProductListSkeleton({sorts = sortOptions}: {sorts?: readonly SortOption[]}) {
  const further = useRememberedPieces();
  return (
    <>
      <ListBar params={useListParams()} sorts={sorts} />
      <div className="wrap pt-12 pb-24">
        <ProductGridSkeleton count={further > 0 ? pageSize + further : 8} />
      </div>
    </>
  );
}

const wide = '(min-width: 64em)';

/** Whether the filters open as a sheet. */
const useIsNarrow = () =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wide);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => !matchMedia(wide).matches,
    () => false,
  );
