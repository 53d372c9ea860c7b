import {ButtonLink} from '~/ui/button';

const steps = [
  {title: 'Choose a piece', text: 'Any ring, bracelet, necklace or pair of earrings.'},
  {title: 'Add one photo', text: 'A hand, or a face in soft daylight. It stays private to you.'},
  {title: 'See it on', text: 'In about three seconds, at its true size. Then try the next one.'},
];

/** What the virtual try-on does, in three lines. */
export function TryOnExplainer() {
  return (
    <section aria-labelledby="home-try-on" className="bg-white">
      <div className="wrap grid gap-12 block-space lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div>
          <p className="caps text-muted">Virtual Try-On</p>
          <h2 id="home-try-on" className="mt-5 text-3xl">
            See it on you before it is yours
          </h2>
          <div className="mt-10 flex flex-wrap gap-4">
            <ButtonLink to="/virtual-try-on" look="secondary">
              How it works
            </ButtonLink>
            <ButtonLink to="/virtual-try-on#signup" look="quiet">
              Start with your email
            </ButtonLink>
          </div>
        </div>
        <ol className="divide-y divide-hairline border-y border-hairline">
          {steps.map(({title, text}, index) => (
            <li key={title} className="grid grid-cols-[3.5rem_1fr] items-baseline gap-4 py-7">
              <span aria-hidden="true" className="font-serif text-2xl text-gold">
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
