import {lazy, Suspense, useState, type ComponentType, type ReactNode} from 'react';

/** What the server has to have at hand before it renders. */
const needed: (() => Promise<void>)[] = [];

/**
 * A part of the page that is in its HTML from the start and can be used as HTML can, while the code
 * that livens it up is fetched after the page's own. For what is below the first view.
 *
 * @param name tells it from the page's other parts
 */
export function later<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let atHand: ComponentType<Props> | undefined;
  if (import.meta.env.SSR) {
    needed.push(async () => {
      atHand ??= await load();
    });
  }
  const Fetched: ComponentType<Props> = lazy(
    async () => ({default: await loaded(load)}) as {default: ComponentType<object>},
  );
  return function Later(props: Props) {
    const Part = atHand ?? Fetched;
    return (
      <div className="contents" data-later={name}>
        <Suspense fallback={<Kept name={name} />}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
}

/**
 * A change above a part whose code is still on its way makes React drop what the server rendered; it
 * stays to be seen as it was, so that nothing jumps.
 */
function Kept({name}: {name: string}) {
  const [html] = useState(() =>
    import.meta.env.SSR ? '' : (document.querySelector(`[data-later="${name}"]`)?.innerHTML ?? ''),
  );
  return <div className="contents" dangerouslySetInnerHTML={{__html: html}} />;
}

/** On the server: resolves once every such part can be rendered without waiting. */
export async function partsAtHand(): Promise<void> {
  await Promise.all(needed.map((fetchPart) => fetchPart()));
}

/** Until its code comes the page keeps its HTML, which works as HTML does; with the connection it may. */
const loaded = <Part,>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(
    () =>
      new Promise<Part>((resolve) =>
        window.addEventListener('online', () => resolve(loaded(load)), {once: true}),
      ),
  );
