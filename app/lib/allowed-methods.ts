import {matchRoutes, type RouteObject, type ServerBuild} from 'react-router';
import {pagePathname} from './page-pathname';

type Routes = ServerBuild['routes'];

/**
 * Tells which methods an address answers; null where it is no address of the shop. An address that
 * only takes forms is not read, and a page without a form takes none: asked otherwise, the router
 * would throw, and write a stack to the log each time.
 */
export function createAllowedMethods(routes: Routes): (url: URL) => string[] | null {
  const tree = treeOf(routes);
  return ({pathname, searchParams}) => {
    const ids = matchRoutes(tree, pagePathname(pathname))?.map(({route}) => route.id ?? '') ?? [];
    const [frame, page] = ids.slice(-2).map((id) => routes[id]);
    const leaf = page ?? frame;
    if (!leaf) return null;
    // Of a page within a frame, forms reach the frame, unless they say `?index`.
    const target = leaf.index && !searchParams.getAll('index').includes('') ? frame : leaf;
    const isRead = Boolean(leaf.module.loader ?? leaf.module.default);
    return [...(isRead ? ['GET', 'HEAD'] : []), ...(target?.module.action ? ['POST'] : [])];
  };
}

function treeOf(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const {id, path, index, caseSensitive} = route;
    const place = {id, ...(path !== undefined && {path}), ...(caseSensitive && {caseSensitive})};
    return [index ? {...place, index} : {...place, children: treeOf(routes, id)}];
  });
}
