import type {ReactNode} from 'react';
import {Notice} from '~/ui/notice';
import type {AuthNotice} from './failures';

/** What came of an attempt, above the form that it was made with. */
export function AuthNoticeBox({notice, children}: {notice: AuthNotice; children?: ReactNode}) {
  return (
    <Notice title={notice.title} className="mb-8">
      <p>{notice.message}</p>
      {children}
    </Notice>
  );
}
