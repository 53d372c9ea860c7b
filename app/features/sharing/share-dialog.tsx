import {useId, useRef, useState, type ReactNode} from 'react';
import {logFailure} from '~/lib/log';
import {Button, buttonLook} from '~/ui/button';
import {Dialog} from '~/ui/dialog';
import {inputLook, TextArea} from '~/ui/field';
import {Icon, type IconName} from '~/ui/icon';
import {useToast} from '~/ui/toast';
import {useCopy} from '~/ui/use-copy';
import {shareLinks, type Shared} from './share-links';

/** What is told when the picture was made. */
const productCardCreated = {
  title: 'Share card created!',
  message: 'Your product share card has been downloaded',
};

interface ShareDialogProps extends Shared {
  open: boolean;
  onClose: () => void;
  heading?: string;
  /** Makes and saves the picture; a rejection is told and logged here. */
  onDownloadCard?: () => Promise<void>;
  cardCreated?: {title: string; message?: string};
  /** Anything more, at the end. */
  children?: ReactNode;
}

/**
 * The ways to share something. Everything in it is optional to the shopper and leaves the shop only
 * when they choose a way. To be loaded lazily.
 */
export default function ShareDialog({
  open,
  onClose,
  heading = 'Share',
  onDownloadCard,
  cardCreated = productCardCreated,
  children,
  ...shared
}: ShareDialogProps) {
  const [message, setMessage] = useState('');
  const content = {...shared, text: message.trim() || shared.text};

  return (
    <Dialog open={open} onClose={onClose} title={heading} shape="bottom">
      <div className="space-y-7 overflow-y-auto p-6 pb-8">
        <TextArea
          label="Personal message"
          rows={3}
          maxLength={500}
          value={message}
          placeholder={shared.text}
          onChange={(event) => setMessage(event.target.value)}
        />
        <Ways {...content} />
        <CopyLink url={shared.url} />
        {onDownloadCard && <DownloadCard make={onDownloadCard} created={cardCreated} />}
        {children}
      </div>
    </Dialog>
  );
}

function Ways(shared: Shared) {
  const links = shareLinks(shared);
  return (
    <ul aria-label="Share by" className="grid grid-cols-2 gap-3">
      {'share' in navigator && (
        <li className="col-span-2">
          <Button look="secondary" className="w-full" onClick={() => void shareNatively(shared)}>
            <Icon name="share" />
            Share with an app
          </Button>
        </li>
      )}
      <Way href={links.email} icon="mail" label="Email" />
      <Way href={links.whatsapp} icon="whatsapp" label="WhatsApp" />
      <Way href={links.facebook} icon="facebook" label="Facebook" />
      <Way href={links.pinterest} icon="pinterest" label="Pinterest" />
    </ul>
  );
}

function Way({href, icon, label}: {href: string; icon: IconName; label: string}) {
  return (
    <li>
      <a
        href={href}
        // A mail opens in its program, the rest beside the shop.
        {...(!href.startsWith('mailto:') && {target: '_blank', rel: 'noreferrer'})}
        className={buttonLook('secondary', 'w-full border-hairline')}
      >
        <Icon name={icon} />
        {label}
      </a>
    </li>
  );
}

async function shareNatively({title, text, url}: Shared): Promise<void> {
  try {
    await navigator.share({title, text, url});
  } catch (error) {
    // Changing one's mind is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) {
      logFailure('sharing', error);
    }
  }
}

function CopyLink({url}: {url: string}) {
  const {copied, copy} = useCopy();
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  const copyLink = async () => {
    if (await copy(url)) {
      toast({title: 'Link copied!', message: 'Share link has been copied to clipboard'});
      return;
    }
    // Selected, so that it can be copied by hand.
    field.current?.select();
    toast({title: 'Failed to copy', message: 'Please try again', tone: 'failure'});
  };

  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm">
        Share link
      </label>
      <div className="flex">
        <input
          ref={field}
          id={id}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          className={`${inputLook} min-w-0 flex-1 border-r-0 text-sm text-muted`}
        />
        <Button
          look="secondary"
          className="w-40 shrink-0 px-2 whitespace-nowrap"
          onClick={() => void copyLink()}
        >
          <Icon name={copied ? 'check' : 'copy'} className="size-5 shrink-0" />
          {copied ? 'Copied' : 'Copy link'}
        </Button>
      </div>
    </div>
  );
}

function DownloadCard({
  make,
  created,
}: {
  make: () => Promise<void>;
  created: {title: string; message?: string};
}) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      await make();
      toast(created);
    } catch (error) {
      logFailure('sharing', error);
      toast({title: 'Failed to generate card', message: 'Please try again', tone: 'failure'});
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline pt-6">
      <p className="max-w-xs text-sm text-muted">
        A picture with the piece, its name and the mark of the house, to send or to keep.
      </p>
      <Button look="quiet" disabled={busy} onClick={() => void download()}>
        <Icon name="download" />
        {busy ? 'Drawing the card' : 'Download share card'}
      </Button>
    </div>
  );
}
