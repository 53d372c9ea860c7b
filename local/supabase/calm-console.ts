/**
 * @supabase/lite prints every refusal of the database with its stack, and a notice about its
 * storage at each start. The caller is told of a refusal anyway: only what is unforeseen is left.
 */
export function calmConsole(): () => void {
  const {error, warn} = console;
  console.error = (...args: unknown[]) => {
    if (!args.some(isRefusal)) error(...args);
  };
  console.warn = (...args: unknown[]) => {
    if (!String(args[0]).startsWith('EXPERIMENTAL FEATURES ENABLED')) warn(...args);
  };
  return () => Object.assign(console, {error, warn});
}

/** An error with a code of Postgres that a client can cause: bad values, conflicts, no permission. */
function isRefusal(value: unknown): boolean {
  return (
    value instanceof Error &&
    'code' in value &&
    /^(22|23|42|PGRST|P0001|PT)/.test(String(value.code))
  );
}
