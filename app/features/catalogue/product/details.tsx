import type {ReactNode} from 'react';
import {Icon} from '~/ui/icon';
import type {ProductPageData} from './mapping';
import {SafeHtml} from './safe-html';

/** What the piece is made of and told about, then care, shipping and returns to open. */
export function Details({product}: {product: ProductPageData}) {
  const {descriptionHtml, facts, care, shipping, returns} = product;
  return (
    <div className="mt-12">
      <SafeHtml html={descriptionHtml} className="rich-text" />
      {facts.length > 0 && (
        <dl className="mt-8 grid grid-cols-[auto_1fr] gap-x-8 gap-y-2 border-t border-hairline pt-6 text-sm">
          {facts.map(({label, value}) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-8 divide-y divide-hairline border-y border-hairline">
        {care && (
          <Note title="Care" ofThePiece>
            <p className="whitespace-pre-line">{care}</p>
          </Note>
        )}
        {[shipping, returns].map(
          (note) =>
            note && (
              <Note key={note.title} title={note.title}>
                <SafeHtml html={note.html} className="rich-text" />
              </Note>
            ),
        )}
      </div>
    </div>
  );
}

function Note({
  title,
  ofThePiece = false,
  children,
}: {
  title: string;
  /** What holds for every piece has a page of its own to print. */
  ofThePiece?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="group" data-print={ofThePiece ? undefined : 'none'}>
      <summary className="flex min-h-14 items-center justify-between">
        {title}
        <Icon name="plus" className="size-4 transition-transform group-open:rotate-45" />
      </summary>
      <div className="pb-6 text-sm text-muted">{children}</div>
    </details>
  );
}
