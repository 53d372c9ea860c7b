import {Button} from '~/ui/button';
import type {Keeping} from './state';
import {signedOutText, unsavedText} from './texts';

/** Where the picture is: on its way, kept, or only here. */
export function KeepingLine({
  keeping: {state},
  signedIn,
  onRetry,
}: {
  keeping: Keeping;
  signedIn: boolean;
  onRetry: () => void;
}) {
  return (
    <div className="text-sm" aria-busy={state === 'saving'}>
      <p role="status" className="min-h-6 text-muted">
        {state === 'saving' && 'Keeping it in your account'}
        {state === 'kept' && 'Kept in your try-ons, for you alone'}
      </p>
      <div role="alert">
        {state === 'failed' && (
          <div className="border-l-2 border-pomegranate bg-paper px-5 py-4">
            <p>{signedIn ? unsavedText : signedOutText}</p>
            {signedIn && (
              <Button look="quiet" onClick={onRetry}>
                Keep It Again
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
