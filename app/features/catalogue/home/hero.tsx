import {brand} from '~/brand';
import {ButtonLink} from '~/ui/button';
import {EditorialImage} from '../editorial';

/** The first view: one sentence, two ways in, and the pieces in late sun. */
export function Hero() {
  return (
    <section className="-mt-(--header-height) grid bg-white md:min-h-svh lg:grid-cols-[5fr_7fr]">
      <div className="wrap flex flex-col justify-center pt-[calc(var(--header-height)+2rem)] pb-12 max-lg:order-2 max-lg:pt-12 lg:pr-0 lg:pb-24">
        <p className="caps text-muted">Los Angeles, since {brand.since}</p>
        <h1 className="mt-6 max-w-[11ch] text-5xl">Light, held by hand</h1>
        <p className="mt-6 max-w-sm text-muted">{brand.description}</p>
        <div className="mt-10 flex flex-wrap gap-4">
          <ButtonLink to="/collections">Explore Collections</ButtonLink>
          <ButtonLink to="/our-story" look="secondary">
            Our Story
          </ButtonLink>
        </div>
      </div>
      <EditorialImage
        name="hero"
        first
        sizes="(min-width: 64em) 62vw, 100vw"
        className="size-full object-[64%_center] max-lg:order-1 max-lg:h-[62svh]"
      />
    </section>
  );
}
