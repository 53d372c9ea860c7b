import {useCallback, useEffect, useState, useSyncExternalStore} from 'react';
import type {Account} from '~/features/auth/account-context';
import {logFailure} from '~/lib/log';
import {Button} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import {Skeleton} from '~/ui/skeleton';
import {useToast} from '~/ui/toast';
import type {EngineClient} from '../engine/engine-client';
import type {TryOnPiece} from '../piece';
import type {PhotoShelf} from '../shelf';
import {ConsentNotice} from './consent-notice';
import {ChooseStep} from './choose-step';
import {createTryOn} from './controller';
import {GuideStep} from './guide-step';
import {ProcessingStep} from './processing-step';
import {ResultStep} from './result-step';
import {SelectStep} from './select-step';
import {CallError, fetchPieces, fetchShelf, isSignedOut} from './server-calls';
import {Teaser} from './teaser';
import type {TryOnDialogProps} from './try-on-dialog';
import {UploadStep} from './upload-step';
import {requestOf, wornOf} from './worn';

interface StepsProps extends Omit<TryOnDialogProps, 'open' | 'onClose'> {
  engine: EngineClient;
  account: Account;
  onLeave: () => void;
}

interface Loaded {
  piece: TryOnPiece;
  more: TryOnPiece[];
  shelf: PhotoShelf;
}

/** What is shown, by who is here and what is known of the piece. */
export function TryOnSteps(props: StepsProps) {
  const {account, product, variant, category, group, title, back, engine} = props;
  const {status, refresh} = account;
  const [outcome, setOutcome] = useState<Loaded | {failure: string} | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);

  useEffect(() => {
    if (!wasSignedIn) return;
    let current = true;
    // Models and the cut-out come while the shopper looks for a photo; a failure shows when they
    // are needed.
    engine.prepare(category).catch(() => undefined);
    const load = async () => {
      const [{piece, more}, shelf] = await Promise.all([
        fetchPieces(product, variant),
        fetchShelf(category, group),
      ]);
      engine.preparePieces(requestOf(wornOf(piece)));
      if (current) setOutcome({piece, more, shelf});
    };
    load().catch((error: unknown) => {
      if (!current) return;
      logFailure('try-on', error);
      if (isSignedOut(error)) void refresh();
      setOutcome({failure: error instanceof CallError ? error.message : 'Please try again.'});
    });
    return () => {
      current = false;
    };
  }, [wasSignedIn, product, variant, category, group, engine, refresh, attempt]);

  const again = () => {
    setOutcome(null);
    void refresh();
    setAttempt((before) => before + 1);
  };

  if (status === 'signed-out' && !(outcome && 'piece' in outcome)) {
    return <Teaser title={title} back={back} />;
  }
  if (status === 'unavailable' && !outcome) {
    return <Failure message="Your account cannot be reached just now." onAgain={again} />;
  }
  if (!outcome) return <Waiting />;
  if ('failure' in outcome) return <Failure message={outcome.failure} onAgain={again} />;
  if (!outcome.piece.fit && !outcome.shelf.generative) {
    return (
      <div className="m-auto px-6">
        <EmptyState title="Not to be tried on yet">
          <p>
            The {title} has not been prepared for the try-on so far. Most of our pieces have: look
            for “Try It On”.
          </p>
        </EmptyState>
      </div>
    );
  }
  return <Steps {...props} {...outcome} signedIn={status === 'signed-in'} />;
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading" className="px-6 py-8 md:px-10 md:py-10">
      <Skeleton className="h-8 w-56" />
      <div className="mt-8 grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-5">
        <Skeleton className="aspect-piece" />
        <Skeleton className="aspect-piece" />
        <Skeleton className="aspect-piece max-sm:hidden" />
      </div>
    </div>
  );
}

function Failure({message, onAgain}: {message: string; onAgain: () => void}) {
  return (
    <div role="alert" className="m-auto px-6">
      <EmptyState title={message} actions={<Button onClick={onAgain}>Try again</Button>} />
    </div>
  );
}

const takeFocus = (element: HTMLElement | null) => {
  element?.focus({preventScroll: true});
};

function Steps({
  piece,
  more,
  shelf,
  group,
  engine,
  account: {refresh},
  signedIn,
  onLeave,
}: StepsProps & Loaded & {signedIn: boolean}) {
  const toast = useToast();
  const [consented, setConsented] = useState(shelf.consented);
  const [photos, setPhotos] = useState(shelf.photos);
  const [tryOn] = useState(() =>
    createTryOn({
      piece,
      engine,
      generative: shelf.generative,
      onFailure: (title) => toast({title, tone: 'failure'}),
      onSignedOut: () => void refresh(),
    }),
  );
  const state = useSyncExternalStore(tryOn.subscribe, tryOn.state, tryOn.state);
  const {step} = state;
  const onSignedOut = useCallback(() => void refresh(), [refresh]);

  useEffect(() => {
    // A quick try begins with the photo of its group, a first visit with the guide.
    if (shelf.groupPhoto && group) {
      tryOn.takeSaved(shelf.groupPhoto, group).catch((error: unknown) => {
        logFailure('try-on', error);
      });
    } else if (shelf.photos.length === 0) tryOn.newPhoto();
    return () => tryOn.close();
  }, [tryOn, shelf, group]);

  // A photo that was kept meanwhile is among the saved ones when another is chosen.
  useEffect(() => {
    if (step !== 'select') return;
    let current = true;
    fetchShelf(piece.category, null).then(
      (fresh) => {
        if (current) setPhotos(fresh.photos);
      },
      (error: unknown) => logFailure('try-on', error),
    );
    return () => {
      current = false;
    };
  }, [step, piece.category]);

  const view = () => {
    switch (state.step) {
      case 'select':
        return (
          <SelectStep
            photos={photos}
            onChoose={(photo) => tryOn.takeSaved(photo)}
            onNew={() => tryOn.newPhoto()}
          />
        );
      case 'guide':
        return consented ? (
          <GuideStep
            category={piece.category}
            busy={state.busy}
            notice={state.notice}
            onFile={(file) => void tryOn.takeFile(file)}
          />
        ) : (
          <ConsentNotice
            generative={shelf.generative}
            onAgreed={() => setConsented(true)}
            onSignedOut={onSignedOut}
          />
        );
      case 'upload':
        return (
          <UploadStep
            photo={state.photo}
            notice={state.notice}
            signedIn={signedIn}
            onChooseAnother={() => tryOn.chooseAnother()}
            onStart={() => void tryOn.start()}
          />
        );
      case 'choose':
        return (
          <ChooseStep
            photo={state.photo}
            choices={state.choices}
            onChoose={(subject) => void tryOn.start(subject)}
            onChooseAnother={() => tryOn.chooseAnother()}
          />
        );
      case 'processing':
        return <ProcessingStep photo={state.photo} stage={state.stage} />;
      case 'result':
        return (
          <ResultStep
            tryOn={tryOn}
            state={state}
            more={[piece, ...more].slice(0, more.length + 1)}
            signedIn={signedIn}
            onLeave={onLeave}
          />
        );
    }
  };
  return (
    // Each step takes the focus along, or the keyboard would be left where a button was.
    <div key={step} ref={takeFocus} tabIndex={-1} className="w-full outline-none">
      {view()}
    </div>
  );
}
