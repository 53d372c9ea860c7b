import {useFetcher} from 'react-router';
import ShareDialog from '~/features/sharing/share-dialog';
import {useShop} from '~/features/shell/use-shop';
import {slugify} from '~/lib/product-path';
import {saveFile} from '~/lib/save-file';
import {Button} from '~/ui/button';
import {Dialog} from '~/ui/dialog';
import type {HistorySession} from '../history/session';
import {drawTryOnCard} from './try-on-card';

/**
 * Shares a try-on: first it is made public, knowingly, then come the ways to send its link. To be
 * loaded lazily.
 */
export default function ShareSession({
  session: {id, piece, picture, shared},
  open,
  onClose,
}: {
  session: Pick<HistorySession, 'id' | 'picture' | 'shared'> & {piece: {title: string} | null};
  open: boolean;
  onClose: () => void;
}) {
  const fetcher = useFetcher({key: 'try-on-history'});
  const shop = useShop();
  const title = piece?.title ?? 'My try-on';
  const url = new URL(`/try-on/${id}`, window.location.origin).href;
  const busy = fetcher.state !== 'idle';
  const change = (intent: 'share' | 'unshare') =>
    void fetcher.submit({intent, id}, {method: 'post', action: '/portal/try-on'});

  if (!shared) {
    return (
      <Dialog open={open} onClose={onClose} title="Share this try-on" shape="bottom">
        <div className="p-6 md:p-8">
          <p>
            Until now nobody but you can open this picture. A link lets anyone see it who has it,
            and nothing else of yours. You can stop at any time.
          </p>
          <div className="mt-8 flex flex-wrap gap-6">
            <Button disabled={busy} onClick={() => change('share')}>
              {busy ? 'Creating the link' : 'Create a Link'}
            </Button>
            <Button look="quiet" onClick={onClose}>
              Keep it private
            </Button>
          </div>
        </div>
      </Dialog>
    );
  }

  const download = async () => {
    const card = await drawTryOnCard({title, houseName: shop.name, picture});
    saveFile(card, `${slugify(title) || 'try-on'}-try-on.png`);
  };

  return (
    <ShareDialog
      open={open}
      onClose={onClose}
      heading="Share this try-on"
      title={`${title} | ${shop.name}`}
      text={`How does the ${title} look on me?`}
      url={url}
      imageUrl={`${url}/picture`}
      onDownloadCard={download}
      cardCreated={{
        title: 'Share image created!',
        message: 'Your try-on image has been downloaded',
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline pt-6">
        <p className="max-w-xs text-sm text-muted">
          Anyone who has the link can see the picture until you stop sharing.
        </p>
        <Button look="quiet" disabled={busy} onClick={() => change('unshare')}>
          Stop sharing
        </Button>
      </div>
    </ShareDialog>
  );
}
