import {useEffect} from 'react';
import {ButtonLink} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import {TryAgain} from '~/ui/try-again';
import {Arriving} from '../arriving';
import type {ProductListData} from '../catalogue.server';
import {searchSortOptions} from '../list-params';
import {ProductList, ProductListSkeleton} from '../product-list';
import {rememberSearch} from './recent-searches';
import {SearchField} from './search-field';

type List = ProductListData | null;

/** The search's own page: the field, and what was found. */
export function SearchPage({query, list}: {query: string; list: Promise<List> | List}) {
  useEffect(() => rememberSearch(query), [query]);

  return (
    <>
      <section className="wrap pt-14 pb-12 lg:pt-20">
        <h1 className="text-4xl">{query ? `Results for “${query}”` : 'Search'}</h1>
        <form action="/search" role="search" className="mt-8 flex max-w-2xl items-end gap-4">
          <SearchField
            key={query}
            type="search"
            defaultValue={query}
            placeholder="Garnet, signet, white gold"
            className="text-lg"
          />
        </form>
      </section>
      {query ? (
        <Arriving
          key={query}
          value={list}
          placeholder={<ProductListSkeleton sorts={searchSortOptions} />}
          otherwise={
            <div className="wrap">
              <Unreachable />
            </div>
          }
        >
          {(found, busy) => (
            <ProductList
              list={found}
              collection={null}
              heading="What was found"
              empty={<NothingFound query={query} />}
              sorts={searchSortOptions}
              busy={busy}
            />
          )}
        </Arriving>
      ) : (
        <div className="wrap pb-24 text-muted">
          <p>By name, metal or stone; or look around in what we make.</p>
          <ButtonLink to="/collections" look="secondary" className="mt-8 text-ink">
            Browse Collections
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function NothingFound({query}: {query: string}) {
  return (
    <EmptyState
      title={`Nothing found for “${query}”`}
      actions={<ButtonLink to="/collections">Browse Collections</ButtonLink>}
    >
      <p>Try one word less, or the name of a stone or a metal.</p>
    </EmptyState>
  );
}

function Unreachable() {
  return (
    <EmptyState
      title="The search cannot be reached just now"
      actions={
        <>
          <TryAgain look="primary" />
          <ButtonLink to="/collections" look="secondary">
            Browse Collections
          </ButtonLink>
        </>
      }
    >
      <p>Please try again in a moment.</p>
    </EmptyState>
  );
}
