import {ButtonLink} from '~/ui/button';
import {WheelDivider} from '~/ui/eternity-wheel';
import {DemoLook} from '../demo/demo-look';
import {Benefits} from './benefits';
import {claims} from './copy';
import {FeatureCards} from './feature-cards';
import {HowItWorks} from './how-it-works';
import {SignUpBox} from './sign-up-box';
import {TryOnVoices} from './try-on-voices';

/** What the virtual try-on is, shown on our own models before anybody is asked for anything. */
export function LandingPage() {
  return (
    <>
      <section className="grid bg-white lg:grid-cols-[5fr_7fr]">
        <div className="wrap flex flex-col justify-center py-14 max-lg:order-2 lg:py-24 lg:pr-12">
          <p className="caps text-muted">Virtual Try-On</p>
          <h1 className="mt-6 max-w-[12ch] text-5xl">Wear it before you choose it</h1>
          <p className="mt-6 max-w-sm text-muted">
            One photo of you, any piece of ours, at its true size and in your own light. The photo
            is kept for you alone.
          </p>
          <div className="mt-10 flex flex-wrap gap-4">
            <ButtonLink to="#signup">Start Your Try-On</ButtonLink>
            <ButtonLink to="/virtual-try-on/demo" look="secondary">
              See the Demo
            </ButtonLink>
          </div>
        </div>
        <DemoLook
          category="necklaces"
          first
          className="aspect-piece max-h-[70svh] w-full max-lg:order-1 lg:max-h-[min(56rem,calc(100svh-var(--header-height)))] lg:min-h-full"
        />
      </section>
      <section aria-label="What we promise" className="border-b border-hairline bg-white">
        <ul className="wrap grid grid-cols-2 border-t border-hairline lg:grid-cols-4">
          {claims.map(({figure, text}) => (
            <li
              key={text}
              className="border-hairline py-7 odd:border-r odd:pr-4 even:pl-4 max-lg:nth-[n+3]:border-t lg:px-6 lg:not-last:border-r lg:first:pl-0"
            >
              <p className="font-serif text-xl">{figure}</p>
              <p className="mt-1 text-sm text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <FeatureCards />
      <HowItWorks />
      <section aria-labelledby="try-on-looks" className="wrap block-space">
        <div className="grid items-end gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-3 lg:self-center">
            <h2 id="try-on-looks" className="text-3xl">
              Draw the line across
            </h2>
            <p className="mt-5 text-muted">
              Left, the photo. Right, the piece. Shadow, tint and grain are taken from the picture
              itself, so that gold looks the way it would in that room.
            </p>
            <ButtonLink to="/virtual-try-on/demo" look="quiet" className="mt-6">
              Try other pieces on
            </ButtonLink>
          </div>
          <figure className="lg:col-span-4 lg:col-start-5 lg:mb-20">
            <DemoLook category="rings" />
            <figcaption className="mt-4 text-sm text-muted">
              Monastery Window Emerald Ring
            </figcaption>
          </figure>
          <figure className="lg:col-span-4 lg:col-start-9">
            <DemoLook category="earrings" />
            <figcaption className="mt-4 text-sm text-muted">
              Tears of Noah Sapphire Drops
            </figcaption>
          </figure>
        </div>
      </section>
      <Benefits />
      <TryOnVoices />
      <SignUpBox />
      <section aria-label="Collections" className="wrap block-space">
        <WheelDivider />
        <div className="mt-14 text-center">
          <h2 className="mx-auto max-w-[22ch] text-3xl">Every piece with a try-on is waiting</h2>
          <ButtonLink to="/collections" look="secondary" className="mt-10">
            Browse Collections
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
