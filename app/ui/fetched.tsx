import {
  Component,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {Button} from './button';
import {Dialog} from './dialog';
import {Notice} from './notice';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** What is shown of a part whose code did not come. */
interface FailureProps<Props> {
  props: Props;
  failed: boolean;
  again: () => void;
}

interface DialogProps {
  /** What is open, where there is more than one thing: the first is 0. */
  open: boolean | number | null;
  onClose: () => void;
}

const isOpen = ({open}: DialogProps) => open !== null && open !== false;

/**
 * A part of the page whose code is fetched when it is needed. Where it does not come, such as without
 * a connection, its place says so and offers to try again.
 *
 * @param placeholder shown while the code is on its way
 */
export const fetchedPart = <Props extends object>(load: Load<Props>, placeholder?: ReactNode) =>
  fetched(load, {
    placeholder,
    Failure: ({failed, again}) =>
      failed && (
        <div className="p-6">
          <NotHere again={again} />
        </div>
      ),
  });

/** A dialog whose code is fetched when it is first opened. Where it does not come, another says so. */
export const fetchedDialog = <Props extends DialogProps>(load: Load<Props>) =>
  fetched(load, {
    isOpen,
    Failure: ({props, failed, again}) => (
      <Dialog
        open={failed && isOpen(props)}
        onClose={props.onClose}
        title="This could not be opened"
        hideTitle
      >
        <div className="p-6">
          <NotHere again={again} />
        </div>
      </Dialog>
    ),
  });

/** A part that nobody asked for: where its code does not come, nobody is told. */
export const fetchedUnasked = <Props extends object>(load: Load<Props>) =>
  fetched(load, {Failure: () => null});

/** Asks for code that is about to be needed. Where it does not come, using it tells. */
export function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

/**
 * React keeps a failed `lazy` for good; here each attempt is a new one: when the shopper asks, when
 * the part is opened or shown anew, and when the connection is back.
 */
function fetched<Props extends object>(
  load: Load<Props>,
  {
    placeholder,
    Failure,
    isOpen: isOpenNow = () => true,
  }: {
    placeholder?: ReactNode;
    Failure: (props: FailureProps<Props>) => ReactNode;
    isOpen?: (props: Props) => boolean;
  },
): ComponentType<Props> {
  const attempt = (): ComponentType<Props> =>
    lazy(async () => ({default: await load()}) as {default: ComponentType<object>});
  let latest = attempt();

  return function Fetched(props: Props) {
    const [{Part, count}, setAttempt] = useState(() => ({Part: latest, count: 1}));
    const [failed, setFailed] = useState(false);
    const again = useCallback(() => {
      setAttempt((last) => ({Part: latest, count: last.count + 1}));
      setFailed(false);
    }, []);
    const onFailure = () => {
      if (latest === Part) latest = attempt();
      setFailed(true);
    };

    const open = isOpenNow(props);
    const [wasOpen, setWasOpen] = useState(open);
    if (open !== wasOpen) {
      setWasOpen(open);
      if (open && failed) again();
    }
    useEffect(() => {
      if (!failed) return;
      window.addEventListener('online', again);
      return () => window.removeEventListener('online', again);
    }, [failed, again]);

    return (
      <>
        <Boundary key={count} onFailure={onFailure}>
          <Suspense fallback={placeholder}>
            <Part {...props} />
          </Suspense>
        </Boundary>
        {count + Number(failed) > 1 && <Failure props={props} failed={failed} again={again} />}
      </>
    );
  };
}

/** Keeps a failure to itself: the page around it stays as it is. */
class Boundary extends Component<{children: ReactNode; onFailure: () => void}, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError() {
    return {failed: true};
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function NotHere({again}: {again: () => void}) {
  return (
    <Notice title="This could not be opened">
      <p>Nothing is lost. Please check your connection and try again.</p>
      <Button look="quiet" onClick={again} className="mt-3">
        Try again
      </Button>
    </Notice>
  );
}
