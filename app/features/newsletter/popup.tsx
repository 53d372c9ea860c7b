import {useAccount} from '~/features/auth/account-context';
import {EditorialImage} from '~/features/catalogue/editorial';
import {Button} from '~/ui/button';
import {Dialog} from '~/ui/dialog';
import {NewsletterForm} from './newsletter-form';
import {usePopup} from './use-popup';

/** The invitation to the letters, once in a browser session. To be loaded lazily. */
export default function NewsletterPopup() {
  const {open, close, complete} = usePopup();
  const {email} = useAccount();

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Letters from the atelier"
      className="md:w-[min(94vw,56rem)]"
    >
      <div className="grid overflow-y-auto md:grid-cols-[5fr_7fr]">
        <EditorialImage
          name="heritage"
          sizes="24rem"
          className="hidden size-full max-h-[34rem] md:block"
        />
        <div className="px-6 pt-8 pb-6 md:p-10">
          <p className="font-serif text-2xl leading-tight">10% off, as a welcome</p>
          <p className="mt-4 mb-7 text-muted">
            New pieces, visits to the bench and private sales, a few times a year. Confirm your
            address, and the code is yours.
          </p>
          <NewsletterForm
            choice
            email={email ?? ''}
            onSent={complete}
            afterwards={
              <Button look="secondary" onClick={close} className="mt-8">
                Continue browsing
              </Button>
            }
          >
            <button type="button" onClick={close} className="mt-4 min-h-11 text-sm link-line">
              No, thank you
            </button>
          </NewsletterForm>
        </div>
      </div>
    </Dialog>
  );
}
