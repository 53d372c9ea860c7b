import {useId, useState} from 'react';
import {useNavigate} from 'react-router';
import {Button} from '~/ui/button';
import {Icon} from '~/ui/icon';
import {formatPrice} from '~/lib/money';
import {priceBounds, priceParams} from './filter-params';
import {listSearch, type FilterChoice, type FilterGroup} from './filters';

/**
 * The filters of a list as a form: each change is sent at once where there is JavaScript, all of them
 * by its button where there is none. `params` is the address that is shown or on its way.
 */
export function ListFilters({groups, params}: {groups: FilterGroup[]; params: URLSearchParams}) {
  const navigate = useNavigate();
  const others = [...params].filter(
    ([name]) => !name.startsWith('filter.') && name !== 'after' && name !== 'before',
  );

  const send = (form: HTMLFormElement | null) => {
    if (!form) return;
    const fields = [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    void navigate(listSearch(new URLSearchParams(fields)), {preventScrollReset: true});
  };

  return (
    <form
      method="get"
      aria-label="Filters"
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {groups.map((group) => (
        <details key={group.id} open className="group border-b border-hairline">
          <summary className="flex min-h-12 items-center justify-between caps">
            {group.label}
            <Icon
              name="chevronDown"
              className="size-4 transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="pb-5">
            {group.kind === 'price' ? (
              <PriceRange key={listSearch(params)} group={group} params={params} onChange={send} />
            ) : (
              <ul aria-label={group.label}>
                {group.choices.map((choice) => (
                  <li key={`${choice.name} ${choice.value}`}>
                    <Choice
                      choice={choice}
                      checked={params.getAll(choice.name).includes(choice.value)}
                      onChange={send}
                    />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </details>
      ))}
      <div className="mt-6 hidden noscript:block">
        <Button type="submit" look="secondary" className="w-full">
          Apply
        </Button>
      </div>
    </form>
  );
}

type Send = (form: HTMLFormElement | null) => void;

function Choice({
  choice: {name, value, label, count},
  checked,
  onChange,
}: {
  choice: FilterChoice;
  checked: boolean;
  onChange: Send;
}) {
  // Ticked at once, not when the list has arrived; the address has the last word.
  const [ticked, setTicked] = useState({shown: checked, address: checked});
  if (ticked.address !== checked) setTicked({shown: checked, address: checked});
  const leadsNowhere = count === 0 && !ticked.shown;
  return (
    <label
      className={`relative flex min-h-10 items-center gap-3 text-sm ${leadsNowhere ? 'cursor-not-allowed text-muted' : ''}`}
    >
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={ticked.shown}
        disabled={leadsNowhere}
        onChange={({currentTarget}) => {
          setTicked({shown: currentTarget.checked, address: checked});
          onChange(currentTarget.form);
        }}
        className="size-4 shrink-0"
      />
      <span className="flex-1">{label}</span>
      <span className="text-muted figures">
        {count}
        <span className="sr-only"> {count === 1 ? 'piece' : 'pieces'}</span>
      </span>
    </label>
  );
}

function PriceRange({
  group: {label, highest, currency},
  params,
  onChange,
}: {
  group: FilterGroup & {kind: 'price'};
  params: URLSearchParams;
  onChange: Send;
}) {
  const hint = useId();
  const bounds = priceBounds(params);
  const field = (bound: 'min' | 'max', name: string) => (
    <label className="flex-1 text-sm">
      <span className="text-muted">{name}</span>
      <input
        type="number"
        name={priceParams[bound]}
        inputMode="decimal"
        min="0"
        step="any"
        aria-describedby={hint}
        defaultValue={bounds[bound] ?? ''}
        placeholder={bound === 'min' ? '0' : String(highest)}
        onBlur={({currentTarget}) => {
          if (currentTarget.value !== currentTarget.defaultValue) onChange(currentTarget.form);
        }}
        className="mt-1 min-h-11 w-full border border-hairline bg-white px-3 figures"
      />
    </label>
  );
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="flex gap-3">
        {field('min', 'From')}
        {field('max', 'To')}
      </div>
      <p id={hint} className="mt-3 text-sm text-muted">
        The highest price is {formatPrice({amount: String(highest), currencyCode: currency})}.
      </p>
    </fieldset>
  );
}
