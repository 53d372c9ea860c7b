import type {HomeData} from '../catalogue.server';
import {categoryCopy} from '../category-copy';
import {categories} from '~/lib/product-path';
import {later} from '~/ui/later';
import {Arriving} from '../arriving';
import {CategorySection} from './category-section';
import {CategoryTiles} from '../category-tiles';
import {Featured} from './featured';
import {Hero} from './hero';

const TryOnExplainer = later(
  'try-on-explainer',
  async () => (await import('./try-on-explainer')).TryOnExplainer,
);
const Testimonials = later(
  'testimonials',
  async () => (await import('./testimonials')).Testimonials,
);
const Heritage = later('heritage', async () => (await import('./heritage')).Heritage);

export function HomePage({
  home,
  shopName,
}: {
  home: Promise<HomeData | null> | HomeData | null;
  shopName: string;
}) {
  const tiles = (sections?: HomeData['sections']) => (
    <CategoryTiles
      tiles={categories.map((category) => ({
        category,
        image: sections?.find((section) => section.category === category)?.image ?? null,
        note: categoryCopy[category].tagline,
      }))}
    />
  );

  return (
    <>
      <Hero />
      <section aria-labelledby="home-categories" className="wrap block-space">
        <h2 id="home-categories" className="mb-12 text-3xl">
          Shop by category
        </h2>
        <Arriving value={home} placeholder={tiles()} otherwise={tiles()}>
          {({sections}) => tiles(sections)}
        </Arriving>
      </section>
      <section aria-labelledby="home-featured" className="wrap pb-14 lg:pb-24">
        <h2 id="home-featured" className="mb-12 text-3xl">
          Featured Collections
        </h2>
        <Featured home={home} />
      </section>
      <Arriving value={home} placeholder={null} otherwise={null}>
        {({sections}) =>
          sections
            .filter(({cards}) => cards.length > 0)
            .map((section, index) => (
              <CategorySection
                key={section.category}
                section={section}
                mirrored={index % 2 === 1}
              />
            ))
        }
      </Arriving>
      <TryOnExplainer />
      <Testimonials />
      <Heritage shopName={shopName} />
    </>
  );
}
