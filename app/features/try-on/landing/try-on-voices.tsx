import {EternityWheel} from '~/ui/eternity-wheel';

const voices = [
  {
    text: 'I was sure that I wanted the larger hoops. I was wrong, and I found out on my sofa.',
    name: 'Lusine A.',
    place: 'Pasadena, California',
  },
  {
    text: 'My sister chose the ring from three pictures on the train. She does not know that it was hers.',
    name: 'Daniel K.',
    place: 'Chicago, Illinois',
  },
];

/** Two people who tried. */
export function TryOnVoices() {
  return (
    <section aria-labelledby="try-on-voices" className="wrap block-space">
      <h2 id="try-on-voices" className="sr-only">
        What people say
      </h2>
      <div className="grid gap-16 lg:grid-cols-12">
        {voices.map(({text, name, place}, index) => (
          <figure
            key={name}
            className={index ? 'lg:col-span-5 lg:col-start-8 lg:mt-24' : 'lg:col-span-6'}
          >
            <EternityWheel className="size-10" />
            <blockquote className="mt-8 font-serif text-2xl leading-snug">“{text}”</blockquote>
            <figcaption className="mt-8 text-sm">
              {name}, <span className="text-muted">{place}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
