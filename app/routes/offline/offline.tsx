import {OfflinePage} from '~/features/offline/offline-page';
import {pageMeta} from '~/features/shell/page-meta';
import type {Route} from './+types/offline';

export const meta: Route.MetaFunction = ({matches}) => pageMeta(matches, {title: 'Offline'});

export default OfflinePage;
