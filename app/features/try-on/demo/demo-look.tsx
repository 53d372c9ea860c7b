import type {Category} from '~/lib/product-path';
import {BeforeAfter} from '../before-after';
import {demoModel, demoSize} from './models';

/** One of our models, bare and with a piece on, with a line to draw between the two. */
export function DemoLook({
  category,
  className = 'aspect-piece',
  first = false,
  worn,
}: {
  category: Category;
  className?: string;
  /** The page opens with it. */
  first?: boolean;
  /** Another result than the one made beforehand. */
  worn?: {src: string; alt: string};
}) {
  const model = demoModel(category);
  const picture = {
    ...demoSize,
    loading: first ? ('eager' as const) : ('lazy' as const),
    draggable: false,
    className: 'size-full object-cover',
  };
  return (
    <BeforeAfter
      className={className}
      from={category === 'rings' ? 'left' : 'middle'}
      label={`Before and after: ${category}`}
      before={<img src={model.photo} alt={model.alt} {...picture} />}
      after={
        <img
          src={worn?.src ?? model.worn}
          alt={worn?.alt ?? model.wornAlt}
          {...picture}
          fetchPriority={first ? 'high' : 'auto'}
        />
      }
    />
  );
}
