import type {ReactNode} from 'react';
import {Notice} from '~/ui/notice';
import type {AuthNotice} from './failures';

/** What came of an attempt, below the button that it was made with, where nothing moves for it. */
export function AuthNoticeBox({notice, children}: {notice: AuthNotice; children?: ReactNode}) {
  return (
    <Notice title={notice.title} className="mt-6">
      <p>{notice.message}</p>
      {children}
    </Notice>
  );
}
