import {analyseFace} from './analyse-face.ts';
import {analyseHands} from './analyse-hands.ts';
import {pyramidOf, type Pixels} from './image.ts';
import {MODELS_OF, type Category, type Runtime} from './models.ts';
import type {Refusal, Scene} from './scene.ts';

export interface AnalyseOptions {
  /** Whom to dress when several people are on the photo: a number of `several-people`'s choices. */
  subject?: number;
}

/**
 * Looks at a photo once for one category. The result dresses any number of pieces.
 *
 * @throws when the models cannot be fetched or run; what is wrong with the photo is returned
 */
export async function analyse(
  runtime: Runtime,
  photo: Pixels,
  category: Category,
  {subject}: AnalyseOptions = {},
): Promise<Scene | Refusal> {
  await runtime.load(MODELS_OF[category]);
  const pyramid = pyramidOf(photo);
  return category === 'earrings' || category === 'necklaces'
    ? analyseFace(runtime, pyramid, category, subject)
    : analyseHands(runtime, pyramid, category);
}
