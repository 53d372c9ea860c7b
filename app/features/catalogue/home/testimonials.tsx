import {EternityWheel} from '~/ui/eternity-wheel';

interface Testimonial {
  id: string;
  name: string;
  location: string;
  /** Out of five. */
  rating: number;
  text: string;
  product: string;
  date: string;
}

const testimonials: Testimonial[] = [
  {
    id: 'nare-solitaire',
    name: 'Nare H.',
    location: 'Glendale, California',
    rating: 5,
    text: 'I wear it every day and still look at it at every red light. The stone seems to stand on nothing at all.',
    product: 'First Light Solitaire',
    date: '2026-03-14',
  },
  {
    id: 'julian-medallion',
    name: 'Julian R.',
    location: 'Brooklyn, New York',
    rating: 5,
    text: 'They sent me a photograph of the wheel while it was being carved. My mother knew the sign before I could tell her what it was.',
    product: 'Eternity Wheel Medallion',
    date: '2026-05-02',
  },
];

/** Two voices of people who wear the pieces. */
export function Testimonials() {
  return (
    <section aria-labelledby="home-voices" className="wrap block-space">
      <h2 id="home-voices" className="sr-only">
        What our clients say
      </h2>
      <div className="grid gap-16 lg:grid-cols-12">
        {testimonials.map(({id, name, location, rating, text, product}, index) => (
          <figure
            key={id}
            className={index ? 'lg:col-span-5 lg:col-start-8 lg:mt-24' : 'lg:col-span-6'}
          >
            <EternityWheel className="size-10" />
            <blockquote className="mt-8 font-serif text-2xl leading-snug">“{text}”</blockquote>
            <figcaption className="mt-8 text-sm">
              {name}, {location}
              <span className="mt-1 block text-muted">
                {product}
                <span aria-hidden="true"> · {'★'.repeat(rating)}</span>
                <span className="sr-only">, {rating} of 5 stars</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
