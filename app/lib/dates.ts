/** The house's clock: the same date for everyone, on the server and in the browser. */
const timeZone = 'America/Los_Angeles';

const day = new Intl.DateTimeFormat('en-US', {
  timeZone,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
const time = new Intl.DateTimeFormat('en-US', {timeZone, hour: 'numeric', minute: '2-digit'});

/** Today at the house, as a date field writes it: "2026-11-21". */
export const houseToday = (): string =>
  new Intl.DateTimeFormat('en-CA', {timeZone, dateStyle: 'short'}).format(new Date());

/** "Nov 21, 2026"; empty for what is no date. */
export const formatDate = (iso: string): string => format(day, iso);

/** "Nov 21, 2026, 3:14 PM"; empty for what is no date. */
export function formatDateTime(iso: string): string {
  const date = format(day, iso);
  return date && `${date}, ${format(time, iso)}`;
}

function format(formatter: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : formatter.format(date);
}
