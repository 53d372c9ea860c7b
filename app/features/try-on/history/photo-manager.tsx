import {useState} from 'react';
import {useFetcher} from 'react-router';
import {LoadFailure} from '~/features/portal/tab-parts';
import {categories} from '~/lib/product-path';
import {Button} from '~/ui/button';
import {Dialog} from '~/ui/dialog';
import {useHydrated} from '~/ui/use-hydrated';
import {DeleteButton} from './delete-button';
import {counted, type ManagedPhoto} from './session';

const titles = {
  rings: 'Rings',
  earrings: 'Earrings',
  necklaces: 'Necklaces',
  bracelets: 'Bracelets',
} as const;

/** The button and the dialog with every photo that is kept, by what it is for. */
export function PhotoManager({
  photos,
  anything,
}: {
  /** Null when they could not be read. */
  photos: ManagedPhoto[] | null;
  /** Is there anything that could be deleted? */
  anything: boolean;
}) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();

  return (
    <>
      <Button
        look="secondary"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        // It opens without JavaScript too, where the browser can.
        {...(!hydrated && {command: 'show-modal', commandfor: 'try-on-photos'})}
      >
        Manage Photos
      </Button>
      <Dialog
        id="try-on-photos"
        open={open}
        onClose={() => setOpen(false)}
        title="Manage Photos"
        keepMounted
      >
        <div className="min-h-0 flex-1 overflow-y-auto px-6 py-7">
          {photos ? (
            <Shelves photos={photos} />
          ) : (
            <LoadFailure title="Failed to load saved photos" />
          )}
          {anything && <DeleteEverything />}
        </div>
      </Dialog>
    </>
  );
}

function Shelves({photos}: {photos: ManagedPhoto[]}) {
  return (
    <>
      <p className="text-sm text-muted">
        Only you can see these. A photo that is not used for 90 days is deleted by itself.
      </p>
      {categories.map((category) => {
        const own = photos.filter((photo) => photo.category === category);
        return (
          <section key={category} aria-labelledby={`photos-${category}`} className="mt-8">
            <h3
              id={`photos-${category}`}
              className="flex items-baseline justify-between border-b border-hairline pb-2 text-lg"
            >
              {titles[category]}
              <span className="font-sans text-sm text-muted">{counted(own.length, 'photo')}</span>
            </h3>
            {own.length > 0 && (
              <ul className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-3">
                {own.map(({id, url}, index) => (
                  <li key={id}>
                    <div className="aspect-piece overflow-hidden bg-linen">
                      {url && (
                        <img
                          src={url}
                          alt={`Yours for ${category}, ${index + 1}`}
                          loading="lazy"
                          className="size-full object-cover"
                        />
                      )}
                    </div>
                    <div className="mt-2 flex justify-end">
                      <DeleteButton
                        intent="delete-photo"
                        id={id}
                        label={`Delete photo ${index + 1} for ${category}`}
                      />
                    </div>
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </>
  );
}

/** Photos, results and consent, after a second thought. */
function DeleteEverything() {
  const fetcher = useFetcher({key: 'try-on-history'});
  const [asking, setAsking] = useState(false);
  const busy = fetcher.formData?.get('intent') === 'delete-everything';
  return (
    <div className="mt-12 border-t border-hairline pt-6">
      <h3 className="text-lg">Delete everything</h3>
      <p className="mt-2 text-sm text-muted">
        All photos, all results and your agreement to keep them. Links that you shared stop at once.
        This cannot be undone.
      </p>
      {asking ? (
        <fetcher.Form
          method="post"
          action="/portal/try-on"
          className="mt-4 flex flex-wrap items-center gap-6"
        >
          <Button type="submit" name="intent" value="delete-everything" disabled={busy}>
            {busy ? 'Deleting' : 'Delete everything for good'}
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            Keep
          </Button>
        </fetcher.Form>
      ) : (
        <Button look="secondary" className="mt-4" onClick={() => setAsking(true)}>
          Delete everything
        </Button>
      )}
    </div>
  );
}
