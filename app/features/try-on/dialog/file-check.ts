import type {Notice} from './state';

export const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Ten megabytes, as the bucket counts them. */
export const mostBytes = 10 * 1024 * 1024;

/** What is wrong with a file before anybody looks at it; null when nothing is. */
export function checkFile({type, size}: Pick<File, 'type' | 'size'>): Notice | null {
  if (!(acceptedTypes as readonly string[]).includes(type)) {
    return {
      title: 'Not a photo we can use',
      message: 'Please choose a JPEG, PNG or WebP image.',
    };
  }
  if (size > mostBytes) {
    return {title: 'File too large', message: 'Please select an image under 10MB'};
  }
  return null;
}

/**
 * The file as a data URL, which the generative engine takes and of which the account keeps the
 * beginning.
 * @throws Error 'Invalid image format after compression' when it is no image.
 */
export async function imageDataUrl(file: Blob): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });
  return checkedDataUrl(url);
}

/** @throws Error 'Invalid image format after compression' unless it begins as an image's. */
export function checkedDataUrl(url: string): string {
  if (!url.startsWith('data:image/')) throw new Error('Invalid image format after compression');
  return url;
}
