import {useState} from 'react';
import {Button} from '~/ui/button';
import {Icon} from '~/ui/icon';
import type {SavedPhoto} from '../shelf';
import {NoticeBox} from './notice';
import type {Notice} from './state';

/** The saved photos, the last used first, and the way to a new one. */
export function SelectStep({
  photos,
  onChoose,
  onNew,
}: {
  photos: SavedPhoto[];
  /** Rejects when the photo cannot be fetched. */
  onChoose: (photo: SavedPhoto) => Promise<void>;
  onNew: () => void;
}) {
  const [fetching, setFetching] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);

  const choose = async (photo: SavedPhoto) => {
    setFetching(photo.id);
    setNotice(null);
    try {
      await onChoose(photo);
    } catch {
      setNotice({
        title: 'Failed to load saved photos',
        message: 'Please choose it once more, or take a new photo.',
      });
      setFetching(null);
    }
  };

  return (
    <div className="px-6 py-8 md:px-10 md:py-10">
      <p className="font-serif text-2xl">
        {photos.length > 0 ? 'Choose one of your photos' : 'No photos are kept yet'}
      </p>
      <p className="mt-2 text-muted">
        {photos.length > 0
          ? 'They are yours alone. The last one used comes first.'
          : 'Your first one will wait here for the next time.'}
      </p>
      <div className="mt-6">
        <NoticeBox notice={notice} />
      </div>
      {photos.length > 0 && (
        <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-5">
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <button
                type="button"
                disabled={fetching !== null}
                onClick={() => void choose(photo)}
                aria-label={`Saved photo ${index + 1}`}
                className={`group relative block aspect-piece w-full overflow-hidden bg-linen ${
                  fetching === photo.id ? 'animate-breathe' : ''
                }`}
              >
                <img
                  src={photo.url}
                  alt=""
                  className="size-full object-cover transition-opacity group-hover:opacity-85"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button look="secondary" className="mt-8 w-full sm:w-auto" onClick={onNew}>
        <Icon name="camera" /> New Photo
      </Button>
    </div>
  );
}
