import {useState} from 'react';
import {useRevalidator} from 'react-router';
import {logFailure} from '~/lib/log';
import {slugify} from '~/lib/product-path';
import {saveFile} from '~/lib/save-file';
import {Button} from '~/ui/button';
import {useToast} from '~/ui/toast';

/** Saves the picture of a try-on as a file. */
export function DownloadButton({picture, title}: {picture: string; title: string}) {
  const toast = useToast();
  const {revalidate} = useRevalidator();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const response = await fetch(picture);
      if (!response.ok) throw new Error(`the picture answered ${response.status}`);
      const file = await response.blob();
      const ending =
        file.type === 'image/png' ? 'png' : file.type === 'image/webp' ? 'webp' : 'jpg';
      saveFile(file, `${slugify(title)}-try-on.${ending}`);
    } catch (error) {
      logFailure('try-on download', error);
      // The address of the picture ends after some minutes; the next try has a new one.
      void revalidate();
      toast({title: 'Download Unsuccessful', message: 'Please try again', tone: 'failure'});
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button look="quiet" disabled={busy} onClick={() => void download()}>
      Download
    </Button>
  );
}
