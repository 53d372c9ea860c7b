import type {Toast} from '~/ui/toast';

/** What can be changed in the history. */
type ChangeIntent = 'delete-session' | 'share' | 'unshare' | 'delete-photo' | 'delete-everything';

/** How a change ended. */
export interface ChangeOutcome {
  ok: boolean;
  intent: ChangeIntent | null;
  id: string | null;
  toast: Toast;
}
