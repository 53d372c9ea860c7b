/**
 * After how many days without use a photo is dropped: 90 when nothing is set.
 * @throws Error when the setting is no whole number of days from 1.
 */
export function photoDays(setting: string | undefined): number {
  const days = Number(setting ?? 90);
  if (!Number.isInteger(days) || days < 1) {
    throw new Error(`TRY_ON_PHOTO_DAYS is "${setting}", but must be a whole number from 1.`);
  }
  return days;
}
