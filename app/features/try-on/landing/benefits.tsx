const benefits = [
  {
    title: 'Save time',
    text: 'Twelve pieces in the time it takes to park. Come to the atelier, or order, with two left to decide between.',
  },
  {
    title: 'Risk-free',
    text: 'Nothing to pay, nothing to send back. Delete a photo and it is gone, file and all.',
  },
  {
    title: 'Feedback',
    text: 'Ask the people whose opinion you wear. A shared look opens for them without an account, and closes when you say so.',
  },
];

/** What it is good for. */
export function Benefits() {
  return (
    <section aria-labelledby="try-on-benefits" className="bg-white">
      <div className="wrap grid gap-12 block-space lg:grid-cols-[5fr_7fr] lg:gap-20">
        <h2 id="try-on-benefits" className="max-w-[14ch] text-3xl">
          Decide with your own eyes
        </h2>
        <dl className="divide-y divide-hairline border-y border-hairline">
          {benefits.map(({title, text}) => (
            <div key={title} className="grid gap-2 py-8 sm:grid-cols-[12rem_1fr] sm:gap-8">
              <dt className="font-serif text-xl leading-snug">{title}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
