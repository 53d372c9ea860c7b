import {useEffect, useState} from 'react';
import {useAccount} from '~/features/auth/account-context';
import type {Category} from '~/lib/product-path';
import {Dialog} from '~/ui/dialog';
import {createEngineClient} from '../engine/engine-client';
import {TryOnSteps} from './try-on-steps';

export interface TryOnDialogProps {
  /** Numbers of the product and the chosen variant. */
  product: string;
  variant?: string;
  category: Category;
  title: string;
  /** Where the shopper comes back to after signing in. */
  back: string;
  /** A quick try: on the photo of this group. */
  group: string | null;
  open: boolean;
  onClose: () => void;
}

/**
 * The virtual try-on. To be loaded lazily. Closing it resets everything but the engine, which keeps
 * its models for the next time.
 */
export default function TryOnDialog({open, onClose, ...props}: TryOnDialogProps) {
  const [engine] = useState(() => createEngineClient());
  useEffect(() => () => engine.stop(), [engine]);
  const account = useAccount();

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Virtual Try-On"
      // One size for all steps: nothing jumps on the way.
      className="h-[min(92dvh,52rem)] w-[min(96vw,64rem)]! max-md:m-0 max-md:h-dvh! max-md:max-h-none! max-md:w-full!"
    >
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
        <TryOnSteps {...props} engine={engine} account={account} onLeave={onClose} />
      </div>
    </Dialog>
  );
}
