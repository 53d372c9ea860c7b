/** The six parts of the portal, in their order; the first is where it opens. */
export const portalTabs = [
  {id: 'profile', to: '/portal', label: 'Profile'},
  {id: 'orders', to: '/portal/orders', label: 'Orders'},
  {id: 'shipping', to: '/portal/shipping', label: 'Shipping'},
  {id: 'wishlist', to: '/portal/wishlist', label: 'Wishlist'},
  {id: 'try-on', to: '/portal/try-on', label: 'Try-On'},
  {id: 'newsletter', to: '/portal/newsletter', label: 'Newsletter'},
] as const;

/** The address of a tab named in a query (`/portal?tab=orders`); null for none of the six. */
export const tabPath = (id: string | null): string | null =>
  portalTabs.find((tab) => tab.id === id)?.to ?? null;
