import {Component, Suspense, useEffect, type ReactNode} from 'react';
import {useToast} from './toast';

interface FetchedProps {
  children: ReactNode;
  /** Shown while the code is on its way. */
  fallback?: ReactNode;
  /** Nobody asked for the part, so nobody is told where it does not come. */
  unasked?: boolean;
}

/**
 * Around a part whose code is fetched when it is needed. Where it does not come, such as without a
 * connection, the page stays as it is and the shopper is told what to do.
 */
export class Fetched extends Component<FetchedProps, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError() {
    return {failed: true};
  }

  override render() {
    const {children, fallback, unasked} = this.props;
    if (this.state.failed) return unasked ? null : <Told />;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}

/** Asks for code that is about to be needed. Where it does not come, using it tells. */
export function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

function Told() {
  const show = useToast();
  useEffect(() => {
    show({
      title: 'This could not be opened',
      message: 'Please check your connection and reload the page.',
      tone: 'failure',
    });
  }, [show]);
  return null;
}
