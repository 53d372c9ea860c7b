import type {ReactNode} from 'react';
import type {Notice} from './state';

/** Something that went wrong, or could be better, where the shopper looks; read out at once. */
export function NoticeBox({notice, children}: {notice: Notice | null; children?: ReactNode}) {
  return (
    <div role="alert">
      {notice && (
        <div className="border-l-2 border-pomegranate bg-paper px-5 py-4">
          {notice.title && <p className="font-medium">{notice.title}</p>}
          <p className={notice.title ? 'mt-1 text-sm text-muted' : 'text-sm'}>{notice.message}</p>
          {children}
        </div>
      )}
    </div>
  );
}
