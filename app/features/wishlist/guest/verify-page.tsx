import type {CurrencyCode} from '@shopify/hydrogen/storefront-api-types';
import {useEffect, useRef, type ReactNode} from 'react';
import {Form, useNavigate} from 'react-router';
import {useRefreshOnLeaving} from '~/features/auth/account-context';
import {AuthLayout} from '~/features/auth/auth-layout';
import {Price} from '~/features/catalogue/price';
import {Button, ButtonLink} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import {EternityWheel} from '~/ui/eternity-wheel';
import {Image} from '~/ui/image';
import {useToast, type Toast} from '~/ui/toast';
import {useSubmitOnArrival} from '~/ui/use-submit-on-arrival';
import {storedPrice} from '../mapping';
import {AccountForm} from './account-form';
import {verifyNotices, type AccountMode} from './verify-notices';

/** What a mailed link has proved. */
export interface VerifiedPiece {
  token: string;
  email: string;
  name: string;
  image: string | null;
  /** Null is a price on request. */
  price: number | null;
}

export type VerifyPageData =
  | {state: 'ready'}
  /** The link leads nowhere: said, then home. */
  | {state: 'invalid'; notice: Toast}
  /** Nobody could be asked: the link is still good. */
  | {state: 'unavailable'}
  | {
      state: 'verified';
      piece: VerifiedPiece;
      /** Of the piece's price. */
      currency: CurrencyCode;
      mode: AccountMode;
      notice: Toast | null;
      /** A link to confirm the new account is on its way. */
      mailed: boolean;
    };

/** Where the link leads that a guest's piece is mailed with. */
export function VerifyPage(page: VerifyPageData): ReactNode {
  useRefreshOnLeaving();
  switch (page.state) {
    case 'ready':
      return <Verifying />;
    case 'invalid':
      return <Invalid notice={page.notice} />;
    case 'unavailable':
      return <Unavailable />;
    case 'verified':
      return <Verified {...page} />;
  }
}

const Centred = ({children}: {children: ReactNode}) => (
  <div className="wrap flex flex-1 items-center justify-center py-16">{children}</div>
);

function Verifying() {
  const form = useSubmitOnArrival();
  return (
    <Centred>
      <Form ref={form} method="post" replace className="flex flex-col items-center text-center">
        <EternityWheel turning className="size-16" />
        <div role="status" className="mt-8">
          <h1 className="text-2xl">Verifying your wishlist item...</h1>
        </div>
        <noscript>
          <p className="mt-4 text-muted">One more step, so that only you can use this link.</p>
          <Button type="submit" className="mt-8">
            Keep this piece
          </Button>
        </noscript>
      </Form>
    </Centred>
  );
}

function Invalid({notice}: {notice: Toast}) {
  const toast = useToast();
  const navigate = useNavigate();
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    toast(notice);
    void navigate('/', {replace: true});
  }, [navigate, notice, toast]);

  return (
    <Centred>
      <noscript>
        <EmptyState
          level={1}
          title={notice.title}
          actions={<ButtonLink to="/">Return Home</ButtonLink>}
        >
          <p>{notice.message}</p>
        </EmptyState>
      </noscript>
    </Centred>
  );
}

function Unavailable() {
  const {title, message} = verifyNotices.unavailable;
  return (
    <Centred>
      <div role="alert">
        <EmptyState
          level={1}
          title={title}
          actions={
            <>
              <Form method="post" replace>
                <Button type="submit">Try again</Button>
              </Form>
              <ButtonLink to="/" look="secondary">
                Return Home
              </ButtonLink>
            </>
          }
        >
          <p>{message}</p>
        </EmptyState>
      </div>
    </Centred>
  );
}

function Verified({piece, currency, ...form}: Extract<VerifyPageData, {state: 'verified'}>) {
  const {name, image, price} = piece;
  return (
    <AuthLayout
      title="Email Verified!"
      intro={
        <p role="status">
          {form.mailed
            ? 'Your piece is kept. One step is left.'
            : 'Your piece is kept. An account holds it together with all that you find next.'}
        </p>
      }
    >
      <div className="mb-10 flex items-center gap-5 border-y border-hairline py-5">
        {image && (
          <Image
            src={image}
            alt={name}
            aspectRatio="4/5"
            width={96}
            className="shrink-0 bg-linen object-cover"
          />
        )}
        <div>
          <h2 className="text-xl">{name}</h2>
          <Price price={storedPrice(price, currency)} className="mt-1 text-muted" />
        </div>
      </div>
      <AccountForm email={piece.email} token={piece.token} {...form} />
    </AuthLayout>
  );
}
