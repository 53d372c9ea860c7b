import {Form, useNavigation} from 'react-router';
import {useAccount} from '~/features/auth/account-context';
import {Button} from '~/ui/button';
import {useToast} from '~/ui/toast';

/**
 * An address to begin with. The server decides where it leads: to the account form with the address
 * filled in, or straight to the pieces for somebody who is signed in already.
 */
export function SignUpBox() {
  const signedIn = useAccount().status === 'signed-in';
  const toast = useToast();
  const {state, formAction} = useNavigation();
  const busy = state !== 'idle' && formAction === '/virtual-try-on';

  return (
    <section id="signup" aria-labelledby="try-on-signup" className="on-ink bg-ink text-paper">
      <div className="wrap grid gap-10 block-space lg:grid-cols-2 lg:items-end lg:gap-20">
        <div>
          <h2 id="try-on-signup" className="max-w-[14ch] text-4xl">
            Begin with your email
          </h2>
          <p className="mt-6 max-w-md text-hairline">
            An account keeps your photo and your looks together, in a place that only you can open.
            No credit card required.
          </p>
        </div>
        <Form
          method="post"
          action="/virtual-try-on"
          onSubmit={() => {
            if (!signedIn) toast({title: 'Redirecting to sign up...'});
          }}
        >
          <label htmlFor="try-on-email" className="caps text-hairline">
            Email
          </label>
          <div className="mt-3 flex flex-col gap-4 sm:flex-row">
            <input
              id="try-on-email"
              type="email"
              name="email"
              required
              maxLength={254}
              autoComplete="email"
              placeholder="you@example.com"
              className="min-h-12 flex-1 border border-paper/40 bg-transparent px-4 text-paper placeholder:text-hairline/70"
            />
            <Button type="submit" disabled={busy}>
              {busy && !signedIn ? 'Redirecting to sign up...' : 'Start Your Try-On'}
            </Button>
          </div>
        </Form>
      </div>
    </section>
  );
}
