import type {Cents} from '../money.ts';

export interface DeliveryOption {
  handle: string;
  title: string;
  description: string;
  method: 'SHIPPING' | 'PICK_UP';
  cents: Cents;
}

/**
 * The ways to a country for goods of the given worth, cheapest service first. Everything is
 * insured, as the shipping policy of the sample shop says.
 */
export function deliveryOptions(countryCode: string, worth: Cents): DeliveryOption[] {
  if (countryCode !== 'US') {
    return [
      {
        handle: 'insured-international-express',
        title: 'Insured International Express',
        description: '2 to 6 working days, signature required',
        method: 'SHIPPING',
        cents: worth >= 1_500_00 ? 0 : 60_00,
      },
    ];
  }
  return [
    {
      handle: 'insured-ground',
      title: 'Insured Ground',
      description: '3 to 5 working days, signature required',
      method: 'SHIPPING',
      cents: worth >= 250_00 ? 0 : 15_00,
    },
    {
      handle: 'insured-overnight',
      title: 'Insured Overnight',
      description: 'Next working day for orders before noon Pacific time',
      method: 'SHIPPING',
      cents: 45_00,
    },
    {
      handle: 'atelier-collection',
      title: 'Atelier Collection',
      description: 'Los Angeles arts district, by appointment',
      method: 'PICK_UP',
      cents: 0,
    },
  ];
}
