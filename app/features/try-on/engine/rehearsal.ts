import {analyse} from './analyse.ts';
import type {Pixels} from './image.ts';
import type {Category, Runtime} from './models.ts';
import {prepareCutout} from './piece.ts';
import {render} from './render.ts';

/** Longest side of the picture that is rehearsed on, in pixels. */
export const REHEARSAL_SIDE = 500;

/**
 * Does everything once that a photo will need: the first time takes several times as long, for the
 * models as for our own code.
 *
 * @param body a small picture of what the category is worn on; it serves as the piece as well
 * @param isOver asked before every model, after whatever was sent meanwhile has arrived
 * @throws when it is over before its end
 */
export async function rehearse(
  runtime: Runtime,
  category: Category,
  body: Pixels,
  isOver: () => boolean,
): Promise<void> {
  const interruptible: Runtime = {
    ...runtime,
    async run(...asked) {
      await new Promise((resolve) => setTimeout(resolve));
      if (isOver()) throw new Error('The rehearsal is over');
      return runtime.run(...asked);
    },
  };
  const scene = await analyse(interruptible, body, category);
  if (scene.kind === 'refusal') return;
  const cutout = prepareCutout({
    category,
    picture: body,
    widthMm: 100,
    fastening: {x: 0.5, y: 0},
  });
  render(scene, [{cutout}]);
}
