import {useEffect, useRef, type ReactNode} from 'react';
import {Form, useNavigate} from 'react-router';
import {Button, ButtonLink} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import {EternityWheel} from '~/ui/eternity-wheel';
import {Icon} from '~/ui/icon';
import {useToast} from '~/ui/toast';
import {useCopy} from '~/ui/use-copy';
import {useSubmitOnArrival} from '~/ui/use-submit-on-arrival';
import {verifyTexts} from './verify-texts';

export type VerifyState =
  | {kind: 'missing'}
  | {kind: 'waiting'; token: string}
  /** The code is null where it was given before and has run out. */
  | {kind: 'verified'; token: string; code: string | null; notApplied: boolean}
  | {kind: 'invalid'}
  | {kind: 'unavailable'; token: string};

/** Where the link in the mail leads: from a token to the welcome code. */
export function VerifyPage({state}: {state: VerifyState}) {
  return <div className="wrap flex flex-1 items-center justify-center py-16">{content(state)}</div>;
}

function content(state: VerifyState): ReactNode {
  switch (state.kind) {
    case 'missing':
      return <MissingToken />;
    case 'waiting':
      return <Verifying token={state.token} />;
    case 'verified':
      return state.code === null ? <WelcomeBack /> : <Verified {...state} code={state.code} />;
    case 'invalid':
      return (
        <Failed message={verifyTexts.invalid}>
          <ButtonLink to="/newsletter" look="secondary">
            Ask for a new link
          </ButtonLink>
        </Failed>
      );
    case 'unavailable':
      return (
        <Failed message={`${verifyTexts.failed} ${verifyTexts.unavailable}`}>
          <Form method="post">
            <input type="hidden" name="token" value={state.token} />
            <Button type="submit" look="secondary">
              Try again
            </Button>
          </Form>
        </Failed>
      );
  }
}

/** The link has lost its token on the way: said once, then home. */
function MissingToken() {
  const toast = useToast();
  const navigate = useNavigate();
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    toast({...verifyTexts.missing, tone: 'failure'});
    void navigate('/', {replace: true});
  }, [navigate, toast]);

  return (
    <noscript>
      <EmptyState
        level={1}
        title={verifyTexts.missing.title}
        actions={<ButtonLink to="/">Go Home</ButtonLink>}
      >
        <p>{verifyTexts.missing.message}</p>
      </EmptyState>
    </noscript>
  );
}

function Verifying({token}: {token: string}) {
  const form = useSubmitOnArrival();
  return (
    <Form ref={form} method="post" replace className="flex flex-col items-center text-center">
      <input type="hidden" name="token" value={token} />
      <EternityWheel turning className="size-16" />
      <div role="status" className="mt-8">
        <h1 className="text-2xl">Verifying your email...</h1>
      </div>
      <noscript>
        <Button type="submit" className="mt-8">
          Confirm my address
        </Button>
      </noscript>
    </Form>
  );
}

const benefits = [
  'Early access to sales',
  'New arrivals first',
  'Exclusive discounts',
  'Style guides',
];

function WelcomeBack() {
  return (
    <EmptyState
      level={1}
      title="Email Verified!"
      actions={<ButtonLink to="/collections">Start Shopping</ButtonLink>}
    >
      <p>Our letters will reach you. Your welcome code was given to you before and has run out.</p>
    </EmptyState>
  );
}

function Verified({token, code, notApplied}: {token: string; code: string; notApplied: boolean}) {
  const {copied, copy} = useCopy();
  const toast = useToast();

  const copyCode = async () => {
    if (await copy(code)) return;
    toast({...verifyTexts.copyFailed, tone: 'failure'});
  };

  return (
    <div className="w-full max-w-lg text-center">
      <EternityWheel className="mx-auto size-14" />
      <h1 className="mt-8 text-3xl">Email Verified!</h1>
      <div className="mt-10 border-y border-hairline bg-white px-6 py-10">
        <h2 className="caps text-muted">10% Discount Code</h2>
        <p className="mt-4 font-serif text-3xl tracking-[0.12em] figures select-all">{code}</p>
        <Button look="quiet" className="mt-4 min-w-36" onClick={() => void copyCode()}>
          <Icon name={copied ? 'check' : 'copy'} className="size-4" />
          <span aria-live="polite">{copied ? 'Copied' : 'Copy code'}</span>
        </Button>
        <p className="mt-4 text-sm text-muted">
          Valid for 30 days • Cannot be combined with other offers
        </p>
      </div>
      <ul
        aria-label="What our letters bring"
        className="mx-auto mt-10 grid max-w-md gap-x-8 gap-y-3 text-left text-sm sm:grid-cols-2"
      >
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-center gap-3">
            <Icon name="check" className="size-4 text-gold" />
            {benefit}
          </li>
        ))}
      </ul>
      <form method="post" className="mt-10">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="intent" value="shop" />
        <Button type="submit" className="w-full sm:w-auto">
          Start Shopping & Save 10%
        </Button>
      </form>
      {notApplied && (
        <p role="alert" className="mt-5 text-sm">
          The bag cannot be reached just now. Your code is good all the same: enter it in the bag,
          or try again in a moment.
        </p>
      )}
    </div>
  );
}

function Failed({message, children}: {message: string; children: ReactNode}) {
  return (
    <EmptyState
      level={1}
      title={verifyTexts.failedTitle}
      actions={
        <>
          <ButtonLink to="/">Go Home</ButtonLink>
          {children}
        </>
      }
    >
      <p role="alert">{message}</p>
    </EmptyState>
  );
}
