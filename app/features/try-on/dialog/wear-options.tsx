import {useId} from 'react';
import {FINGERS, type Finger} from '../engine/rings';
import type {HandSide} from '../engine/hand';
import type {OpenScene} from '../engine/protocol';
import type {Worn} from './state';

const fingerNames: Record<Finger, string> = {
  index: 'Index',
  middle: 'Middle',
  ring: 'Ring finger',
  pinky: 'Little',
};

/** Which finger and which hand, where the photo leaves a choice. */
export function WearOptions({
  scene: {category, sites},
  worn,
  disabled,
  onChange,
}: {
  scene: OpenScene;
  worn: Worn;
  disabled: boolean;
  onChange: (place: {hand?: HandSide; finger?: Finger}) => void;
}) {
  const hands = [...new Set(sites.map(({hand}) => hand))];
  const hand = worn.hand ?? hands[0];
  const fingers = FINGERS.filter((name) =>
    sites.some((site) => site.finger === name && site.hand === hand),
  );
  const finger = worn.finger ?? (fingers.includes('ring') ? 'ring' : fingers[0]);
  if (category !== 'rings' && category !== 'bracelets') return null;

  return (
    <>
      {hands.length > 1 && hand && (
        <Choice
          legend={category === 'rings' ? 'Hand' : 'Wrist'}
          value={hand}
          options={hands.map((value) => ({value, label: value === 'left' ? 'Left' : 'Right'}))}
          disabled={disabled}
          onChange={(value) => onChange({hand: value})}
        />
      )}
      {category === 'rings' && fingers.length > 1 && finger && (
        <Choice
          legend="Finger"
          value={finger}
          options={fingers.map((value) => ({value, label: fingerNames[value]}))}
          disabled={disabled}
          onChange={(value) => onChange({hand, finger: value})}
        />
      )}
    </>
  );
}

function Choice<Value extends string>({
  legend,
  value,
  options,
  disabled,
  onChange,
}: {
  legend: string;
  value: Value;
  options: {value: Value; label: string}[];
  disabled: boolean;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset disabled={disabled}>
      <legend className="text-sm text-muted">{legend}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 items-center border border-hairline px-4 text-sm transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
