import {logFailure} from '~/lib/log';
import {compressPhoto} from '../compression/compress-photo';
import type {EngineClient} from '../engine/engine-client';
import type {Dressed, OpenScene, Progress} from '../engine/protocol';
import type {TryOnPiece} from '../piece';
import {refusalNotice} from '../refusal-texts';
import type {SavedPhoto} from '../shelf';
import {createCourse} from './course';
import {checkFile, imageDataUrl} from './file-check';
import {createKeeper} from './keeper';
import {createLookAhead, firstLook} from './look-ahead';
import {stageOf} from './progress';
import {fetchPicture, fetchSaved, generate, isSignedOut, sessionCalls} from './server-calls';
import type {Look, Photo, Worn} from './state';
import {engineTexts, failureTitle} from './texts';
import {requestOf, wornOf} from './worn';

interface TryOnOptions {
  /** The piece that every photo is first tried on with. */
  piece: TryOnPiece;
  engine: EngineClient;
  /** Is a generative engine behind the shop? */
  generative: boolean;
  /** An attempt failed: its title, over the message that the step shows. */
  onFailure: (title: string) => void;
  /** The shopper's session has ended. */
  onSignedOut: () => void;
}

export type TryOn = ReturnType<typeof createTryOn>;

/** What the steps of the dialog do: the engine, the files and the account behind one state. */
export function createTryOn({piece, engine, generative, onFailure, onSignedOut}: TryOnOptions) {
  const {category} = piece;
  const course = createCourse();
  const {dispatch, begin, urlOf, told} = course;
  const lookAhead = createLookAhead(engine, piece);

  const keeper = createKeeper(
    sessionCalls,
    (keeping, error) => {
      if (isSignedOut(error)) onSignedOut();
      else if (error) logFailure('try-on', error);
      dispatch({type: 'keeping', run: course.state().run, keeping});
    },
    (photo, id) => {
      photo.id = id;
    },
  );

  /** Makes the first picture while the shopper makes up their mind, where this device makes one. */
  const beginWith = (file: Blob) => {
    if (piece.fit) lookAhead.begin(file);
  };

  const choose = (photo: Omit<Photo, 'url'>) =>
    dispatch({type: 'chosen', photo: {...photo, url: urlOf(photo.file)}});

  /** The engine forgets the photo. */
  const letGo = () => {
    lookAhead.drop();
    const state = course.state();
    if (state.step === 'result' && state.scene) engine.close(state.scene).catch(() => undefined);
  };

  const onProgress = (run: number) => (progress: Progress) => {
    const state = course.state();
    if (state.step === 'processing') {
      dispatch({type: 'stage', run, stage: stageOf(progress, state.stage)});
    }
  };

  const lookOf = (worn: Worn[], {picture, placements}: Dressed): Look => ({
    worn,
    picture,
    url: urlOf(picture),
    placements,
    engine: 'device',
  });

  /** Puts the picture into the account, then lets the generative engine make its own. */
  async function keep(photo: Photo, latest: TryOnPiece, picture: Blob | null, run: number) {
    const original = (await imageDataUrl(photo.file.slice(0, 75, photo.file.type))).slice(0, 100);
    const draft = {productId: latest.plainId, category, photo, original, picture};
    await keeper.keep(draft, (sessionId) => {
      if (generative && run === course.state().run) void imagine(photo, latest, sessionId, run);
    });
  }

  async function imagine(photo: Photo, latest: TryOnPiece, sessionId: string, run: number) {
    const signal = course.signal();
    try {
      const {processedImageUrl} = await generate(
        {
          sessionId,
          imageBase64: await imageDataUrl(photo.file),
          productId: latest.plainId,
          category,
          productImageUrl: latest.image?.url ?? '',
        },
        signal,
      );
      const picture = await fetchPicture(processedImageUrl, signal);
      const worn = [wornOf(latest)];
      const url = urlOf(picture);
      const look: Look = {worn, picture, url, placements: [], engine: 'generative'};
      if (course.state().step === 'processing') {
        dispatch({type: 'dressed', run, scene: null, look, generating: false});
        dispatch({type: 'keeping', run, keeping: {state: 'kept', sessionId}});
      } else dispatch({type: 'generated', run, look});
    } catch (error) {
      const message = told(error);
      const state = course.state();
      if (!message || run !== state.run) return;
      onFailure(failureTitle);
      dispatch({type: state.step === 'processing' ? 'failed' : 'not-generated', run, message});
    }
  }

  return {
    subscribe: course.subscribe,
    state: course.state,
    newPhoto: () => dispatch({type: 'new-photo'}),
    chooseAnother: () => dispatch({type: 'choose-another'}),
    tryAnother() {
      letGo();
      begin({type: 'try-another'});
    },

    /** A file that was chosen, dropped or just photographed. */
    async takeFile(file: File) {
      dispatch({type: 'reading'});
      const problem = checkFile(file);
      if (problem) return dispatch({type: 'rejected', notice: problem});
      try {
        beginWith(file);
        const small = await compressPhoto(file);
        await imageDataUrl(small.slice(0, 75, small.type));
        choose({id: null, file: small, source: file, group: crypto.randomUUID()});
      } catch (error) {
        lookAhead.drop();
        logFailure('try-on', error);
        const formatError = error instanceof Error && error.message.startsWith('Invalid image');
        const message = formatError ? error.message : engineTexts['bad-photo'];
        dispatch({type: 'rejected', notice: {title: 'This photo cannot be read', message}});
      }
    },

    /** A photo that is kept already. @throws CallError when it cannot be fetched. */
    async takeSaved(saved: SavedPhoto, group: string = crypto.randomUUID()) {
      const file = await fetchSaved(saved, category);
      beginWith(file);
      choose({id: saved.id, file, source: file, group});
    },

    /** The first picture of a photo. @param subject which of several people */
    async start(subject?: number) {
      const {run, signal} = begin({type: 'start'});
      const state = course.state();
      if (state.step !== 'processing') return;
      const {photo} = state;
      if (!piece.fit) {
        dispatch({type: 'stage', run, stage: {part: 'generating', done: 0}});
        await keep(photo, piece, null, run);
        return;
      }
      try {
        const options = {signal, onProgress: onProgress(run)};
        const first = await (subject === undefined
          ? lookAhead.see(photo.source, options)
          : firstLook(engine, photo.source, piece, {subject, ...options}));
        if (first.kind === 'refusal') {
          return dispatch(
            first.reason === 'several-people'
              ? {type: 'several-people', run, choices: first.choices}
              : {type: 'refused', run, notice: refusalNotice(first)},
          );
        }
        const {scene} = first;
        const look = lookOf([wornOf(piece)], first.dressed);
        dispatch({type: 'dressed', run, scene, look, generating: generative});
        await keep(photo, piece, look.picture, run);
      } catch (error) {
        const message = told(error);
        if (!message) return;
        onFailure(failureTitle);
        dispatch({type: 'failed', run, message});
      }
    },

    /**
     * Other pieces, or the same ones placed otherwise, on the same photo.
     * @param anew is it a try-on of its own, or a change of the latest one?
     */
    async wear(worn: Worn[], anew: boolean) {
      const state = course.state();
      if (state.step !== 'result' || !state.scene) return;
      const {scene, photo} = state;
      const {run, signal} = begin({type: 'dressing'});
      try {
        const options = {signal, onProgress: onProgress(run)};
        const look = lookOf(worn, await engine.dress(scene, worn.flatMap(requestOf), options));
        const latest = worn.at(-1)?.piece;
        dispatch({type: 'dressed', run, scene, look, generating: generative && anew});
        if (anew && latest) await keep(photo, latest, look.picture, run);
        else await keeper.replace(look.picture);
      } catch (error) {
        const message = told(error);
        if (!message) return;
        onFailure(failureTitle);
        dispatch({type: 'not-dressed', run, message});
      }
    },

    /** A quick picture while a piece is moved; the caller closes it. */
    preview(scene: OpenScene, worn: Worn[]): Promise<Dressed<ImageBitmap>> {
      return engine.preview(scene, worn.flatMap(requestOf));
    },

    keepAgain: () => keeper.retry(),

    /** Gives up what is under way and lets go of every picture. */
    close() {
      letGo();
      course.close();
    },
  };
}
