import atelier640 from '~/assets/editorial/atelier-640.webp';
import atelier1056 from '~/assets/editorial/atelier-1056.webp';
import atelier1408 from '~/assets/editorial/atelier-1408.webp';
import collections840 from '~/assets/editorial/collections-840.webp';
import collections1260 from '~/assets/editorial/collections-1260.webp';
import collections1680 from '~/assets/editorial/collections-1680.webp';
import heritage544 from '~/assets/editorial/heritage-544.webp';
import heritage816 from '~/assets/editorial/heritage-816.webp';
import heritage1088 from '~/assets/editorial/heritage-1088.webp';
import hero768 from '~/assets/editorial/hero-768.webp';
import hero1200 from '~/assets/editorial/hero-1200.webp';
import hero1600 from '~/assets/editorial/hero-1600.webp';

/** The house's own pictures. They come with the shop, so that they are there whoever else is not. */
const pictures = {
  hero: {
    srcSet: `${hero768} 768w, ${hero1200} 1200w, ${hero1600} 1600w`,
    src: hero1200,
    width: 1600,
    height: 896,
    alt: 'Jewelry in late sun on travertine: gold rings, hoops, a pomegranate pendant and pearls with a lattice of shadow',
  },
  atelier: {
    srcSet: `${atelier640} 640w, ${atelier1056} 1056w, ${atelier1408} 1408w`,
    src: atelier1056,
    width: 1408,
    height: 1056,
    alt: 'Jeweler’s bench with a ring mandrel, loose gemstones on folded paper and two unfinished gold rings',
  },
  heritage: {
    srcSet: `${heritage544} 544w, ${heritage816} 816w, ${heritage1088} 1088w`,
    src: heritage816,
    width: 1088,
    height: 1360,
    alt: 'Gold eternity wheel medallion on carved rose tuff beneath a large stone eternity sign',
  },
  collections: {
    srcSet: `${collections840} 840w, ${collections1260} 1260w, ${collections1680} 1680w`,
    src: collections1260,
    width: 1680,
    height: 720,
    alt: 'Line-up of bangles, rings, hoops, a cuff and pearls on pale stone plinths',
  },
} as const;

export type EditorialName = keyof typeof pictures;

/** One of the house's pictures, `first` when it is what a page opens with. */
export function EditorialImage({
  name,
  sizes,
  className = '',
  first = false,
}: {
  name: EditorialName;
  sizes: string;
  className?: string;
  first?: boolean;
}) {
  const {alt, ...picture} = pictures[name];
  return (
    <img
      {...picture}
      alt={alt}
      sizes={sizes}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={`bg-linen object-cover ${className}`}
    />
  );
}
