import {useState} from 'react';
import {useToast} from '~/ui/toast';
import type {Operation} from './bag-api';
import {useBagActions} from './cart-context';

/** Runs an operation of the cart route; says so when nobody answered. `run` resolves to whether it is done. */
export function useOperation() {
  const actions = useBagActions();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const run = async (operation: Operation): Promise<boolean> => {
    setBusy(true);
    const end = await actions.run(operation);
    setBusy(false);
    if (end === 'unreachable') {
      toast({
        title: 'The bag cannot be reached',
        message: 'Nothing was changed. Please try again in a moment.',
        tone: 'failure',
      });
    }
    return end === 'done';
  };
  return {busy, run};
}
