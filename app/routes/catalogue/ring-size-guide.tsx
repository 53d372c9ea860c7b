import {RingSizes} from '~/features/catalogue/product/ring-sizes';
import {pageMeta} from '~/features/shell/page-meta';
import type {Route} from './+types/ring-size-guide';

export const meta: Route.MetaFunction = ({matches}) =>
  pageMeta(matches, {
    title: 'Ring Size Guide',
    description: 'How to find your ring size at home, and what US ring sizes measure.',
  });

export default function RingSizeGuide() {
  return (
    <div className="wrap max-w-3xl pt-14 pb-24 lg:pt-20">
      <h1 className="mb-10 text-4xl">Ring size guide</h1>
      <RingSizes />
    </div>
  );
}
