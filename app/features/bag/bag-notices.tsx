import type {BagNotice} from './bag-state';

/** What is to be told about the bag, read out as it comes. */
export function BagNotices({
  notices,
  className = '',
}: {
  notices: readonly BagNotice[];
  className?: string;
}) {
  return (
    <div role="status" className={notices.length > 0 ? className : ''}>
      {notices.map(({text, title}) => (
        <p key={`${title} ${text}`} className="text-sm text-pomegranate">
          {title && <span className="text-ink">{title}: </span>}
          {text}
        </p>
      ))}
    </div>
  );
}
