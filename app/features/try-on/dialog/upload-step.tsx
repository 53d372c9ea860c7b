import {Button} from '~/ui/button';
import {NoticeBox} from './notice';
import type {Notice, Photo} from './state';

/** The chosen photo, and the button that starts. */
export function UploadStep({
  photo,
  notice,
  signedIn,
  onChooseAnother,
  onStart,
}: {
  photo: Photo;
  notice: Notice | null;
  signedIn: boolean;
  onChooseAnother: () => void;
  onStart: () => void;
}) {
  return (
    <div className="grid gap-8 px-6 py-8 md:grid-cols-2 md:gap-12 md:px-10 md:py-10">
      <img
        src={photo.url}
        alt="You, before the try-on"
        className="h-[50dvh] w-full bg-linen object-contain md:h-[60dvh]"
      />
      <div className="flex flex-col justify-center gap-6">
        <p className="font-serif text-2xl text-balance">Is this the one?</p>
        <p className="text-muted">
          The clearer it shows where the piece sits, the truer the picture. You can try as many
          pieces on it as you like.
        </p>
        <NoticeBox notice={notice} />
        <div className="flex flex-col gap-3">
          <Button disabled={!signedIn} onClick={onStart}>
            {signedIn ? 'Create the Magic' : 'Sign In to Try On'}
          </Button>
          <Button look="secondary" onClick={onChooseAnother}>
            Choose Another
          </Button>
        </div>
      </div>
    </div>
  );
}
