/** A price as the shop's pages show it: "$4,200", or "$4,200.50"; nothing or zero is told on request. */
export function formatPrice(amount: number, currency: string): string {
  if (!(amount > 0)) return 'Price on Request';
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}
