/** What clients of the retired checkout call it, and what a cart calls it. */
const cartNames: Readonly<Record<string, string>> = {
  variantId: 'merchandiseId',
  customAttributes: 'attributes',
};

/**
 * An input of a cart operation with the checkout's names turned into the cart's. What has the
 * cart's name already is kept, also where both are given; anything but an object passes unchanged.
 */
export function withCartNames(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const renamed = Object.entries(input).map(([name, value]: [string, unknown]) => [
    Object.hasOwn(cartNames, name) ? cartNames[name] : name,
    value,
  ]);
  const kept = Object.entries(input).filter(([name]) => !Object.hasOwn(cartNames, name));
  return Object.fromEntries([...renamed, ...kept]) as unknown;
}
