/** Hands a file to the browser's downloads. Browser only. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has begun by then; some browsers read the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
