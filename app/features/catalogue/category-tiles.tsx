import {Image} from '~/ui/image';
import {Link} from 'react-router';
import type {Category} from '~/lib/product-path';
import {categoryCopy} from './category-copy';

interface Picture {
  url: string;
  altText?: string | null;
  width?: number | null;
  height?: number | null;
}

/** The four categories as pictures. `note` stands under the name: a tagline, or a count. */
export function CategoryTiles({
  tiles,
}: {
  tiles: {category: Category; image: Picture | null; note: string}[];
}) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 lg:grid-cols-4 lg:gap-x-8">
      {tiles.map(({category, image, note}, index) => (
        // Every second tile hangs lower: a wall, not a table.
        <li key={category} className={index % 2 ? 'lg:mt-16' : ''}>
          <Link to={`/${category}`} prefetch="intent" className="group block">
            <div className="aspect-piece overflow-hidden bg-linen">
              {image && (
                <Image
                  data={image}
                  alt=""
                  aspectRatio="4/5"
                  sizes="(min-width: 64em) 24vw, 46vw"
                  className="size-full object-cover transition-transform duration-700 ease-out group-hover:scale-[1.03]"
                />
              )}
            </div>
            <h3 className="mt-5 text-xl">{categoryCopy[category].title}</h3>
            <p className="mt-1 text-sm text-muted">{note}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
