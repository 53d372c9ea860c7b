import {lazy, Suspense, type ComponentType, type ReactNode} from 'react';

/**
 * A part of the page that is in its HTML from the start and can be used as HTML can, while the code
 * that livens it up is fetched after the page's own. For what is below the first view.
 *
 * @param onServer the part itself, where `import.meta.env.SSR`, else null: that constant is what
 *   keeps its code out of the page's own
 */
export function later<Props extends object>(
  onServer: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Part: ComponentType<Props> =
    onServer ??
    lazy(async () => ({default: await loaded(load)}) as {default: ComponentType<object>});
  return function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** What cannot be fetched never comes: the page keeps its HTML, which works as HTML does. */
function loaded<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(() => new Promise<Part>(() => undefined));
}
