import {useState, type ReactNode} from 'react';
import {Form, useLocation, useSubmit} from 'react-router';
import {Icon} from '~/ui/icon';
import {pieces} from './mapping';
import type {SortOption} from './list-params';

/** Sticks below the header: filters, how many pieces there are, and their order. */
export function ListBar({
  params,
  sorts,
  count = null,
  filter,
}: {
  /** The address that is shown or on its way. */
  params: URLSearchParams;
  sorts: readonly SortOption[];
  count?: number | null;
  /** The button that opens the filters. */
  filter?: ReactNode;
}) {
  const submit = useSubmit();
  const {pathname} = useLocation();
  const kept = [...params].filter(([name]) => !['sort', 'after', 'before'].includes(name));
  const sort = sorts.find(({value}) => value === params.get('sort'))?.value ?? sorts[0]?.value;
  // Shown at once, not when the list has arrived; the address has the last word.
  const [chosen, setChosen] = useState({shown: sort, address: sort});
  if (chosen.address !== sort) setChosen({shown: sort, address: sort});

  return (
    <div
      className="sticky top-[calc(var(--header-height)-1px)] z-20 border-y border-hairline bg-paper/95 backdrop-blur-sm"
      data-print="none"
    >
      <div className="wrap grid min-h-14 grid-cols-[1fr_auto_1fr] items-center gap-4">
        <div>{filter}</div>
        <p className="text-center text-sm text-muted figures" role="status">
          {pieces(count)}
        </p>
        <Form action={pathname} preventScrollReset className="flex items-center justify-end gap-3">
          {kept.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <label className="flex items-center gap-3 text-sm">
            <span className="text-muted max-sm:sr-only">Sort by</span>
            <span className="relative">
              <select
                name="sort"
                value={chosen.shown}
                onChange={({currentTarget}) => {
                  const picked = sorts.find(({value}) => value === currentTarget.value)?.value;
                  setChosen({shown: picked, address: sort});
                  void submit(currentTarget.form, {preventScrollReset: true});
                }}
                className="field-sizing-content min-h-11 max-w-[32vw] appearance-none bg-transparent pr-6 text-ellipsis"
              >
                {sorts.map(({value, label}) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              <Icon
                name="chevronDown"
                className="pointer-events-none absolute top-1/2 right-0 size-4 -translate-y-1/2"
              />
            </span>
          </label>
          <button type="submit" className="hidden min-h-11 text-sm link-line noscript:block">
            Sort
          </button>
        </Form>
      </div>
    </div>
  );
}
