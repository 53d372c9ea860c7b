import {brand} from '~/brand';
import {EditorialImage} from '~/features/catalogue/editorial';
import {ButtonLink} from '~/ui/button';
import {WheelDivider} from '~/ui/eternity-wheel';

const meanings = [
  {
    word: 'A gem',
    text: 'The jewel itself: a stone that was worth carrying home, and the setting that keeps it.',
  },
  {
    word: 'An eye',
    text: 'The one that chooses. A piece is half made by whoever sees what it could be.',
  },
  {
    word: 'A spring',
    text: 'Where water comes out of the rock. Something that was always there, and keeps giving.',
  },
];

const pillars = [
  {
    title: 'Authenticity',
    text: 'Solid gold and sterling silver, natural stones named as what they are. Every mark, weight and treatment is written on the card that comes with a piece.',
  },
  {
    title: 'Timelessness',
    text: 'We draw from forms that have been carved for a thousand years, and leave out what would date them. A piece should look right on the person who inherits it.',
  },
  {
    title: 'Conscious Creation',
    text: 'Recycled metal, stones with a known origin, small numbers. Most pieces are finished when they are ordered, so nothing is made to be marked down.',
  },
];

const journey = [
  {title: 'Drawn', text: 'With a pencil, at the size in which it will be worn.'},
  {title: 'Carved', text: 'In wax, by hand, until the light moves over it as it did on paper.'},
  {title: 'Cast', text: 'In recycled gold or silver, a few miles from the bench.'},
  {title: 'Set', text: 'Each stone is matched, seated and burnished in by one pair of hands.'},
  {title: 'Finished', text: 'Polished, weighed, marked, and looked at for a whole day.'},
  {title: 'Yours', text: 'Wrapped at the atelier, and cared for there for as long as you wear it.'},
];

/** The house: its name, what it stands for, where it works and how a piece comes about. */
export function OurStory({shopName}: {shopName: string}) {
  return (
    <>
      <section className="grid lg:grid-cols-[7fr_5fr]">
        <EditorialImage
          name="heritage"
          first
          sizes="(min-width: 64em) 58vw, 100vw"
          className="h-[62svh] w-full object-[center_72%] lg:h-[calc(100svh-var(--header-height))] lg:max-h-[60rem]"
        />
        <div className="wrap flex flex-col justify-center py-16 lg:px-16 xl:px-24">
          <p className="caps text-muted">A house of jewelry since {brand.since}</p>
          <h1 className="mt-5 text-5xl">Our Story</h1>
          <p className="mt-8 max-w-md text-lg leading-relaxed">
            {shopName} began at one bench in Los Angeles, with a grandmother’s pomegranate brooch
            taken apart to see how it was made.
          </p>
          <p className="mt-5 max-w-md text-muted">
            We still work that way: slowly, in small numbers, and with the old forms on the table
            beside us.
          </p>
        </div>
      </section>

      <section aria-labelledby="name" className="wrap block-space">
        <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[5fr_7fr] lg:items-end">
          <p
            lang="hy"
            aria-hidden="true"
            className="font-serif text-[clamp(6rem,18vw,15rem)] leading-none text-gold"
          >
            {brand.nameInArmenian}
          </p>
          <div>
            <h2 id="name" className="text-4xl">
              The meaning of the name
            </h2>
            <p className="mt-6 max-w-xl text-muted">
              <span lang="hy">{brand.nameInArmenian}</span> is Armenian for a gem or jewel. The same
              three letters are an eye, and a spring of water. We could not have chosen between
              them, so we kept all three.
            </p>
          </div>
        </div>
        <dl className="mt-16 grid gap-px border-y border-hairline bg-hairline md:grid-cols-3">
          {meanings.map(({word, text}) => (
            <div key={word} className="bg-paper py-9 md:px-10 md:first:pl-0 md:last:pr-0">
              <dt className="font-serif text-xl">{word}</dt>
              <dd className="mt-3 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section aria-labelledby="pillars" className="bg-white">
        <div className="wrap grid gap-x-20 gap-y-12 block-space lg:grid-cols-[4fr_8fr]">
          <h2 id="pillars" className="text-3xl">
            Three things we do not bend on
          </h2>
          <ul className="divide-y divide-hairline border-y border-hairline">
            {pillars.map(({title, text}) => (
              <li key={title} className="grid gap-x-10 gap-y-3 py-9 md:grid-cols-[5fr_7fr]">
                <h3 className="text-2xl">{title}</h3>
                <p className="text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section aria-labelledby="atelier" className="on-ink bg-ink text-paper">
        <div className="grid lg:grid-cols-[5fr_7fr]">
          <div className="wrap flex flex-col justify-center py-20 lg:px-16 xl:pl-20">
            <h2 id="atelier" className="text-3xl">
              The atelier in Los Angeles
            </h2>
            <p className="mt-6 max-w-md text-hairline">
              Four benches, one long window, and the Arts District outside it. Come and see a piece
              being made, or bring one that needs care.
            </p>
            <address className="mt-8 not-italic">
              {brand.address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            <ButtonLink to="/contact" look="secondary" className="mt-10 self-start">
              Visit or write to us
            </ButtonLink>
          </div>
          <EditorialImage
            name="atelier"
            sizes="(min-width: 64em) 58vw, 100vw"
            className="aspect-[4/3] size-full max-h-[48rem]"
          />
        </div>
      </section>

      <section aria-labelledby="journey" className="wrap block-space">
        <h2 id="journey" className="text-3xl">
          The journey of the object
        </h2>
        <ol className="mt-14 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {journey.map(({title, text}, index) => (
            <li key={title} className="border-t border-hairline pt-6">
              <span aria-hidden="true" className="font-serif text-2xl text-gold figures">
                {index + 1}
              </span>
              <h3 className="mt-4 text-xl">{title}</h3>
              <p className="mt-3 max-w-xs text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-20">
          <WheelDivider />
        </div>
        <div className="mt-14 flex flex-wrap justify-center gap-4">
          <ButtonLink to="/collections">Explore Collections</ButtonLink>
          <ButtonLink to="/contact" look="secondary">
            Contact the atelier
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
