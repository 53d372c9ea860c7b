/**
 * The house. The name on every page comes from the shop in Shopify; this one stands in when the shop
 * cannot be asked. Everything else here is what Shopify has no field for.
 */
export const brand = {
  name: 'Akn',
  nameInArmenian: 'ակն',
  since: 2020,
  tagline: 'Fine jewelry made by hand in Los Angeles',
  description:
    'Rings, earrings, necklaces and bracelets, drawn and made by hand in our atelier in the Los Angeles Arts District.',
  address: ['1206 Maple Avenue, Studio 4', 'Arts District, Los Angeles, CA 90015'],
  hours: [
    {days: 'Monday to Friday', open: '10:00 AM to 6:00 PM'},
    {days: 'Saturday', open: '10:00 AM to 4:00 PM'},
    {days: 'Sunday', open: 'By appointment only'},
  ],
  /** What prices are in, should the shop not say. */
  currency: 'USD',
  phone: '+1 (213) 555-0148',
  email: 'atelier@akn.example',
  social: [
    {name: 'Instagram', url: 'https://www.instagram.com/'},
    {name: 'Pinterest', url: 'https://www.pinterest.com/'},
    {name: 'Facebook', url: 'https://www.facebook.com/'},
  ],
} as const;
