import {useState} from 'react';
import {Button} from '~/ui/button';
import {Icon} from '~/ui/icon';
import {Extra} from './bag-extra';
import type {ShownBag} from './bag-line';
import {BagNotices} from './bag-notices';
import {topicNotices} from './notices';
import {OperationForm} from './operation-form';
import {useOperation} from './use-operation';

/** The attribute of the order that asks the atelier to wrap it. */
const wrapping = {key: 'Gift wrapping', value: 'Yes'};
/** What fits on the card that lies in the box. */
const longestNote = 500;

/** For a bag that is a gift: a note, written by hand, and wrapping. */
export function GiftExtras({bag}: {bag: ShownBag}) {
  const {note, attributes} = bag.cart;
  const others = attributes.filter(({key}) => key !== wrapping.key);
  const wrapped = others.length < attributes.length;
  const notices = [...topicNotices(bag, 'note'), ...topicNotices(bag, 'wrapping')];

  return (
    <Extra title="Gift note and wrapping" used={note !== '' || wrapped} toldOf={notices.length > 0}>
      <Wrapping wrapped={wrapped} attributes={wrapped ? others : [...others, wrapping]} />
      <Note saved={note} />
      <BagNotices notices={notices} className="-mt-2 pb-4" />
    </Extra>
  );
}

function Wrapping({
  wrapped,
  attributes,
}: {
  wrapped: boolean;
  attributes: ShownBag['cart']['attributes'];
}) {
  const {busy, run} = useOperation();
  const operation = {action: 'AttributesUpdateInput', inputs: {attributes}};
  return (
    <OperationForm
      operation={operation}
      onRun={() => !busy && void run(operation)}
      className="pb-3"
    >
      <button
        type="submit"
        role="switch"
        aria-checked={wrapped}
        className="flex min-h-11 w-full items-center gap-3 text-left text-sm"
      >
        <span
          aria-hidden="true"
          className={`flex size-5 shrink-0 items-center justify-center border ${wrapped ? 'border-pomegranate bg-pomegranate text-white' : 'border-muted'}`}
        >
          {wrapped && <Icon name="check" className="size-3.5" />}
        </span>
        Wrap it as a gift, with our compliments
      </button>
    </OperationForm>
  );
}

function Note({saved}: {saved: string}) {
  const {busy, run} = useOperation();
  /** Null until the shopper writes: then what is saved may still change underneath. */
  const [draft, setDraft] = useState<string | null>(null);
  const value = draft ?? saved;
  const unchanged = value === saved;

  return (
    <OperationForm
      operation={{action: 'NoteUpdate', inputs: {}}}
      onRun={() => {
        if (busy || unchanged) return;
        void run({action: 'NoteUpdate', inputs: {note: value}}).then(
          (done) => done && setDraft(null),
        );
      }}
      className="pb-5"
    >
      <label className="block text-sm text-muted">
        <span className="mb-2 block">Gift note, written by hand and laid in the box</span>
        <textarea
          name="note"
          rows={3}
          maxLength={longestNote}
          value={value}
          onChange={(event) => setDraft(event.target.value)}
          className="block w-full border border-hairline bg-transparent px-3 py-2 text-base text-ink"
        />
      </label>
      <Button type="submit" look="secondary" aria-disabled={busy} className="mt-3 px-6">
        {saved && unchanged ? 'Note saved' : 'Save note'}
      </Button>
    </OperationForm>
  );
}
