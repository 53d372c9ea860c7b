import {Form, useLocation, useSubmit} from 'react-router';
import {Icon} from '~/ui/icon';
import type {CollectionData} from './catalogue.server';
import {pieces} from './mapping';
import {sortOptions, type SortValue} from './list-params';

/** Sticks below the header: filters, how many pieces there are, and their order. */
export function ListBar({
  sort,
  count = null,
}: {
  sort: SortValue;
  count?: number | null;
  filters?: CollectionData['filters'];
}) {
  const submit = useSubmit();
  const {search} = useLocation();
  const kept = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('filter.'));

  return (
    <div className="sticky top-(--header-height) z-20 border-y border-hairline bg-paper/95 backdrop-blur-sm">
      <div className="wrap flex min-h-14 items-center justify-between gap-4">
        <p className="text-sm text-muted figures" role="status">
          {pieces(count)}
        </p>
        <Form preventScrollReset className="flex items-center gap-3">
          {kept.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <label className="flex items-center gap-3 text-sm">
            <span className="text-muted max-sm:sr-only">Sort by</span>
            <span className="relative">
              <select
                name="sort"
                defaultValue={sort}
                onChange={(event) =>
                  void submit(event.currentTarget.form, {preventScrollReset: true})
                }
                className="min-h-11 appearance-none bg-transparent pr-7"
              >
                {sortOptions.map(({value, label}) => (
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
          <noscript>
            <button className="min-h-11 text-sm link-line">Sort</button>
          </noscript>
        </Form>
      </div>
    </div>
  );
}
