import {Button} from '~/ui/button';
import type {Choice} from '../engine/scene';
import type {Photo} from './state';

const percent = (part: number) => `${part * 100}%`;

/** Several people are on the photo: the shopper points at the one who tries the piece on. */
export function ChooseStep({
  photo,
  choices,
  onChoose,
  onChooseAnother,
}: {
  photo: Photo;
  choices: Choice[];
  onChoose: (subject: number) => void;
  onChooseAnother: () => void;
}) {
  return (
    <div className="px-6 py-8 md:px-10 md:py-10">
      <p className="font-serif text-2xl">Who tries it on?</p>
      <p className="mt-2 text-muted">Several people are on this photo. Please choose one.</p>
      <div className="relative mx-auto mt-6 w-fit">
        <img src={photo.url} alt="You, before the try-on" className="block max-h-[58dvh]" />
        {choices.map(({x, y, width, height}, index) => (
          <button
            key={`${x} ${y}`}
            type="button"
            aria-label={`Person ${index + 1} from the left`}
            onClick={() => onChoose(index)}
            className="absolute min-h-6 min-w-6 border-2 border-white outline outline-ink transition-colors hover:bg-white/25"
            style={{
              left: percent(x),
              top: percent(y),
              width: percent(width),
              height: percent(height),
            }}
          >
            <span className="absolute -top-px -left-px bg-white px-2 text-sm text-ink figures">
              {index + 1}
            </span>
          </button>
        ))}
      </div>
      <Button look="secondary" className="mt-8" onClick={onChooseAnother}>
        Choose Another
      </Button>
    </div>
  );
}
