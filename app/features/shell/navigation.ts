/** The main routes, as the header, the menu and the footer list them. */
export const categoryLinks = [
  {to: '/rings', label: 'Rings'},
  {to: '/earrings', label: 'Earrings'},
  {to: '/necklaces', label: 'Necklaces'},
  {to: '/bracelets', label: 'Bracelets'},
] as const;

export const houseLinks = [
  {to: '/collections', label: 'Collections'},
  {to: '/virtual-try-on', label: 'Virtual Try-On'},
  {to: '/our-story', label: 'Our Story'},
] as const;

export const footerGroups = [
  {title: 'Shop', links: [...categoryLinks, {to: '/collections', label: 'All Collections'}]},
  {
    title: 'About',
    links: [
      {to: '/our-story', label: 'Our Story'},
      {to: '/virtual-try-on', label: 'Virtual Try-On'},
      {to: '/contact?type=appointment', label: 'Private Appointments'},
    ],
  },
  {
    title: 'Customer Service',
    links: [
      {to: '/contact', label: 'Contact'},
      {to: '/policies/shipping-policy', label: 'Shipping'},
      {to: '/policies/refund-policy', label: 'Returns'},
      {to: '/policies/privacy-policy', label: 'Privacy'},
      {to: '/policies/terms-of-service', label: 'Terms'},
    ],
  },
] as const;
