/** What letters can be about: the name in the form, and the word on the chip. */
export const preferences = [
  {name: 'rings', label: 'Rings'},
  {name: 'necklaces', label: 'Necklaces'},
  {name: 'earrings', label: 'Earrings'},
] as const;

export type Preference = (typeof preferences)[number]['name'];
