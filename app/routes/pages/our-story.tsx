import {OurStory} from '~/features/pages/our-story';
import {pageMeta} from '~/features/shell/page-meta';
import {useShop} from '~/features/shell/use-shop';
import type {Route} from './+types/our-story';

export const meta: Route.MetaFunction = ({matches}) =>
  pageMeta(matches, {
    title: 'Our Story',
    description:
      'A house of jewelry since 2020: the meaning of the name, what we stand for, the atelier in Los Angeles and the journey of every object.',
  });

export default function Story() {
  return <OurStory shopName={useShop().name} />;
}
