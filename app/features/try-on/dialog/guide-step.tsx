import {useEffect, useId, useRef, useState, type ChangeEvent, type DragEvent} from 'react';
import type {Category} from '~/lib/product-path';
import {buttonLook} from '~/ui/button';
import {EternityWheel} from '~/ui/eternity-wheel';
import {Icon, type IconName} from '~/ui/icon';
import {acceptedTypes} from './file-check';
import {GuideDrawing} from './guide-drawings';
import {NoticeBox} from './notice';
import type {Notice} from './state';
import {guides} from './texts';

/** How to take a photo for the category, and the ways to bring one. */
export function GuideStep({
  category,
  busy,
  notice,
  onFile,
}: {
  category: Category;
  busy: boolean;
  notice: Notice | null;
  onFile: (file: File) => void;
}) {
  const {intro, steps, camera} = guides[category];
  const [over, setOver] = useState(false);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) said.current?.scrollIntoView({block: 'nearest'});
  }, [notice]);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !busy) onFile(file);
  };

  return (
    <div
      className={`px-6 py-8 transition-colors md:px-10 md:py-10 ${over ? 'bg-linen' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className="font-serif text-2xl text-balance">{intro}</p>
      <ul className="mt-7 grid grid-cols-3 gap-3 md:gap-6">
        {steps.map(({caption, good}, index) => (
          <li key={caption}>
            <div className={`border ${good ? 'border-ink' : 'border-hairline opacity-80'}`}>
              <GuideDrawing category={category} index={index} />
            </div>
            <p className="mt-3 flex gap-2 text-xs leading-snug md:text-sm">
              <Icon
                name={good ? 'check' : 'close'}
                className={`mt-0.5 size-3.5 shrink-0 ${good ? 'text-leaf' : 'text-pomegranate'}`}
              />
              {caption}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-muted">
        Soft daylight, and nothing already worn in its place. JPEG, PNG or WebP, up to 10 MB.
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-4" aria-busy={busy}>
        <FileButton
          label="Take a Photo"
          icon="camera"
          look="primary"
          capture={camera}
          disabled={busy}
          onFile={onFile}
          className="w-full sm:w-auto [@media(pointer:fine)]:hidden"
        />
        <FileButton
          label="Choose a Photo"
          icon="plus"
          look="secondary"
          disabled={busy}
          onFile={onFile}
          className="w-full sm:w-auto [@media(pointer:fine)]:border-pomegranate [@media(pointer:fine)]:bg-pomegranate [@media(pointer:fine)]:text-white [@media(pointer:fine)]:hover:bg-pomegranate-deep"
        />
        <p role="status" className="flex items-center gap-3 text-sm text-muted">
          {busy && (
            <>
              <EternityWheel className="size-6" turning /> Preparing your photo
            </>
          )}
        </p>
      </div>
      {/* Beside the buttons that it is about, and below all else: it moves nothing. */}
      <div ref={said} className={`scroll-mb-8 ${notice ? 'mt-7' : ''}`}>
        <NoticeBox notice={notice} />
      </div>
    </div>
  );
}

function FileButton({
  label,
  icon,
  look,
  capture,
  disabled,
  onFile,
  className,
}: {
  label: string;
  icon: IconName;
  look: 'primary' | 'secondary';
  capture?: 'user' | 'environment';
  disabled: boolean;
  onFile: (file: File) => void;
  className: string;
}) {
  const id = useId();
  const take = ({currentTarget}: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file may be chosen once more.
    currentTarget.value = '';
    if (file) onFile(file);
  };
  return (
    <span
      className={`relative has-focus-visible:outline has-focus-visible:outline-offset-3 ${buttonLook(look, className)}`}
    >
      <Icon name={icon} />
      <label htmlFor={id} className="after:absolute after:inset-0">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={acceptedTypes.join(',')}
        capture={capture}
        disabled={disabled}
        onChange={take}
        className="sr-only"
      />
    </span>
  );
}
