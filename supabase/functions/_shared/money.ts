/** A price as the shop shows it; nothing or zero is told on request. */
export function formatPrice(amount: number, currency: string): string {
  if (!(amount > 0)) return 'Price on Request';
  return new Intl.NumberFormat('en-US', {style: 'currency', currency}).format(amount);
}
