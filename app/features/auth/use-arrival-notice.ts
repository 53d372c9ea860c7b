import {useEffect} from 'react';
import {useLocation} from 'react-router';
import {takeArrivalNotice, type ArrivalNotice} from '~/lib/arrival-notice';
import {useToast, type Toast} from '~/ui/toast';

const texts: Record<ArrivalNotice, Toast> = {
  'welcome-back': {title: 'Welcome back!'},
  'signed-out': {title: 'You are signed out'},
  'others-signed-out': {title: 'Your other devices are signed out'},
  'password-changed': {
    title: 'Your password is changed',
    message: 'Your other devices are signed out.',
  },
  'account-deleted': {
    title: 'Your account is deleted',
    message: 'Everything that was kept about you is gone.',
  },
};

/** Says on a page what the action that led to it has done. */
export function useArrivalNotice(): void {
  const {key} = useLocation();
  const toast = useToast();
  useEffect(() => {
    const notice = takeArrivalNotice();
    if (notice) toast(texts[notice]);
  }, [key, toast]);
}
