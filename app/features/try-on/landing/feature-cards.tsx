import {Icon, type IconName} from '~/ui/icon';

const cards: {icon: IconName; title: string; text: string}[] = [
  {
    icon: 'camera',
    title: 'Upload once',
    text: 'One photo of a face, one of a hand. It is kept in your private account, and serves for every piece after.',
  },
  {
    icon: 'eye',
    title: 'AI precision',
    text: 'Lobe, collar bone, knuckle and wrist are found to the millimetre, and the piece is laid on in its real size.',
  },
  {
    icon: 'check',
    title: 'Instant results',
    text: 'A picture in about three seconds on your own device. The next piece on the same photo takes less than one.',
  },
  {
    icon: 'share',
    title: 'Share and compare',
    text: 'Lay two or three looks side by side, keep the ones you like, and send one to whoever has the better eye.',
  },
];

/** What it can do, in four cards. */
export function FeatureCards() {
  return (
    <section aria-labelledby="try-on-features" className="wrap block-space">
      <h2 id="try-on-features" className="max-w-[16ch] text-3xl">
        A fitting room the size of a photograph
      </h2>
      <ul className="mt-12 grid gap-px border-y border-hairline bg-hairline sm:grid-cols-2 lg:mt-16 lg:grid-cols-4">
        {cards.map(({icon, title, text}) => (
          <li
            key={title}
            className="bg-paper py-9 sm:px-7 sm:max-lg:odd:pl-0 lg:first:pl-0 lg:last:pr-0"
          >
            <Icon name={icon} className="size-7 text-gold" />
            <h3 className="mt-7 text-xl">{title}</h3>
            <p className="mt-3 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
