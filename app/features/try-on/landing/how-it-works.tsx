import {DemoLook} from '../demo/demo-look';

const steps = [
  {title: 'Choose a piece', text: 'Open any ring, bracelet, necklace or pair of earrings.'},
  {
    title: 'Add your photo',
    text: 'A face from the front, or the back of a hand, in soft daylight. Before the first one we tell you what happens to it.',
  },
  {
    title: 'Watch it settle',
    text: 'Your device looks at the photo and lays the piece on. Move it, turn it, choose another finger.',
  },
  {
    title: 'Keep what you love',
    text: 'Results wait in your portal: view, compare, download, share, or delete them for good.',
  },
];

/** Four steps, beside a hand that has taken them. */
export function HowItWorks() {
  return (
    <section aria-labelledby="try-on-steps" className="on-ink bg-ink text-paper">
      <div className="grid lg:grid-cols-[5fr_7fr]">
        <DemoLook
          category="bracelets"
          className="aspect-piece max-h-[70svh] w-full lg:aspect-auto lg:max-h-none lg:min-h-full"
        />
        <div className="wrap py-20 lg:px-16 lg:py-28">
          <h2 id="try-on-steps" className="text-3xl">
            How it works
          </h2>
          <ol className="mt-10 divide-y divide-paper/20 border-y border-paper/20">
            {steps.map(({title, text}, index) => (
              <li key={title} className="grid grid-cols-[3.5rem_1fr] items-baseline gap-4 py-7">
                <span aria-hidden="true" className="font-serif text-2xl text-gold">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-xl">{title}</h3>
                  <p className="mt-2 max-w-md text-hairline">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
