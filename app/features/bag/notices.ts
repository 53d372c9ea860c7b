import type {BagNotice, NoticeTopic} from './bag-state';
import type {BagView} from './cart-context';

type Noticed = Pick<BagView, 'cart' | 'notices'>;

/** The notices that stand beside no line and no field. */
export const generalNotices = ({cart, notices}: Noticed): BagNotice[] =>
  notices.filter(
    ({topic, itemId}) =>
      (!topic || cart.items.length === 0) && !cart.items.some(({id}) => id === itemId),
  );

/** What is to be told about one line. */
export const lineNotices = ({notices}: Noticed, itemId: string): BagNotice[] =>
  notices.filter((notice) => notice.itemId === itemId);

/** What is to be told about a code, a card or the note. */
export const topicNotices = ({notices}: Noticed, topic: NoticeTopic): BagNotice[] =>
  notices.filter((notice) => notice.topic === topic);
