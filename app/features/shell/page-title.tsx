import {fullTitle} from './page-meta';
import {useShop} from './use-shop';

/** The title of a page whose loader could not know it yet; `pageMeta` gives it to every other. */
export function PageTitle({title}: {title: string}) {
  return <title>{fullTitle(useShop().name, title)}</title>;
}
