import {useState} from 'react';
import {Link} from 'react-router';
import {logFailure} from '~/lib/log';
import {Button} from '~/ui/button';
import {NoticeBox} from './notice';
import {agree, CallError, isSignedOut} from './server-calls';

const points = [
  {
    title: 'Looked at on this device',
    text: 'Your browser finds the outline of your face or hand to place the piece. That outline is never stored and never leaves the device.',
  },
  {
    title: 'Kept for you alone',
    text: 'The photo and the pictures made of it go into a private folder of your account. Nobody sees them unless you share one.',
  },
  {
    title: 'Gone when you say so',
    text: 'Photos that were not used for 90 days are deleted. You delete any of them, or all, in your portal at any time.',
  },
];

/** Told once and plainly, before the first photo; nothing is looked at or sent before it. */
export function ConsentNotice({
  generative,
  onAgreed,
  onSignedOut,
}: {
  generative: boolean;
  onAgreed: () => void;
  onSignedOut: () => void;
}) {
  const [state, setState] = useState<{busy: boolean; message: string | null}>({
    busy: false,
    message: null,
  });

  const submit = async () => {
    setState({busy: true, message: null});
    try {
      await agree(generative ? 'generative' : 'device');
      onAgreed();
    } catch (error) {
      logFailure('try-on', error);
      if (isSignedOut(error)) onSignedOut();
      setState({
        busy: false,
        message: error instanceof CallError ? error.message : 'Please try again.',
      });
    }
  };

  return (
    <div className="mx-auto max-w-2xl px-6 py-8 md:px-10 md:py-12">
      <p className="font-serif text-2xl">Before your first photo</p>
      <dl className="mt-6 divide-y divide-hairline border-y border-hairline">
        {points.map(({title, text}) => (
          <div key={title} className="grid gap-1 py-4 sm:grid-cols-[11rem_1fr] sm:gap-6">
            <dt className="font-medium">{title}</dt>
            <dd className="text-sm text-muted">{text}</dd>
          </div>
        ))}
        {generative && (
          <div className="grid gap-1 py-4 sm:grid-cols-[11rem_1fr] sm:gap-6">
            <dt className="font-medium">Finished by AI</dt>
            <dd className="text-sm text-muted">
              For the final picture the photo is sent to our image service, which makes one picture
              of it and keeps nothing.
            </dd>
          </div>
        )}
      </dl>
      <p className="mt-5 text-sm text-muted">
        Please use photos of yourself, or of somebody who agrees. Read more in our{' '}
        <Link to="/policies/privacy-policy" className="text-ink link-line">
          privacy policy
        </Link>
        .
      </p>
      <div className="mt-6 space-y-4">
        <NoticeBox notice={state.message ? {message: state.message} : null} />
        <Button disabled={state.busy} onClick={() => void submit()} className="w-full sm:w-auto">
          Agree and Continue
        </Button>
      </div>
    </div>
  );
}
