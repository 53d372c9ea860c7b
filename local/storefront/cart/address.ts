import {COUNTRIES} from '../localization.ts';

/** A delivery address; fields that are not known are null. */
export interface Address {
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  provinceCode: string | null;
  countryCode: string;
  zip: string | null;
  phone: string | null;
}

/** What is wrong with one field of an address, with the code that the API has for it. */
export interface AddressProblem {
  field: keyof Address;
  code: string;
  message: string;
}

const LONGEST_FIELD = 255;

/** Postal codes by country, where their form is known. */
const zipPatterns: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  AU: /^\d{4}$/,
  CH: /^\d{4}$/,
  AM: /^\d{4}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
};

export const US_STATES = [
  'AL AK AZ AR CA CO CT DC DE FL GA HI ID IL IN IA KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH',
  'NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY',
]
  .join(' ')
  .split(' ');

const CA_PROVINCES = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ');

/** The first digit of a ZIP code by state, for the few where it is most often mistaken. */
const ZIP_STARTS: Readonly<Record<string, string>> = {
  CA: '9',
  FL: '3',
  IL: '6',
  MA: '0',
  NY: '01',
  TX: '78',
  WA: '9',
};

const names: Readonly<Record<keyof Address, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  address1: 'Address',
  address2: 'Apartment, suite, etc.',
  city: 'City',
  provinceCode: 'State',
  countryCode: 'Country',
  zip: 'ZIP code',
  phone: 'Phone',
};

const required: readonly (keyof Address)[] = ['lastName', 'address1', 'city', 'countryCode', 'zip'];

/** Everything that keeps a parcel from being sent there. Empty for a good address. */
export function addressProblems(address: Address): AddressProblem[] {
  const problems: AddressProblem[] = [];
  const add = (field: keyof Address, code: string, message: string) => {
    if (!problems.some((problem) => problem.field === field)) problems.push({field, code, message});
  };
  for (const field of required) {
    if (!address[field]?.trim()) {
      add(field, 'ADDRESS_FIELD_IS_REQUIRED', `${names[field]} is required`);
    }
  }
  for (const field of Object.keys(names) as (keyof Address)[]) {
    const value = address[field] ?? '';
    if (value.length > LONGEST_FIELD) {
      add(field, 'ADDRESS_FIELD_IS_TOO_LONG', `${names[field]} is too long`);
    }
    if (/\p{Extended_Pictographic}/u.test(value)) {
      add(field, 'ADDRESS_FIELD_CONTAINS_EMOJIS', `${names[field]} cannot contain emojis`);
    }
    if (/<[a-z/]/i.test(value)) {
      add(field, 'ADDRESS_FIELD_CONTAINS_HTML_TAGS', `${names[field]} cannot contain HTML tags`);
    }
    if (/https?:\/\//i.test(value)) {
      add(field, 'ADDRESS_FIELD_CONTAINS_URL', `${names[field]} cannot contain a URL`);
    }
  }
  if (address.phone && !/^\+?[\d\s().-]{7,20}$/.test(address.phone)) {
    add('phone', 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN', 'Phone number is not valid');
  }
  regionProblems(address, add);
  return problems;
}

function regionProblems(
  {countryCode, provinceCode, zip}: Address,
  add: (field: keyof Address, code: string, message: string) => void,
): void {
  if (!(countryCode in COUNTRIES)) {
    add('countryCode', 'ZIP_CODE_NOT_SUPPORTED', 'We do not deliver to this country');
    return;
  }
  const provinces = {US: US_STATES, CA: CA_PROVINCES}[countryCode];
  if (provinces && !provinceCode) {
    add('provinceCode', 'ADDRESS_FIELD_IS_REQUIRED', 'State is required');
  } else if (provinces && provinceCode && !provinces.includes(provinceCode)) {
    add('provinceCode', 'PROVINCE_NOT_FOUND', 'The state does not exist in this country');
  }
  if (!zip) return;
  const country = COUNTRIES[countryCode] ?? countryCode;
  if (zipPatterns[countryCode] && !zipPatterns[countryCode].test(zip)) {
    add('zip', 'INVALID_ZIP_CODE_FOR_COUNTRY', `ZIP code is not valid for ${country}`);
    return;
  }
  const starts = countryCode === 'US' ? ZIP_STARTS[provinceCode ?? ''] : undefined;
  if (starts && !starts.includes(zip.charAt(0))) {
    add('zip', 'INVALID_ZIP_CODE_FOR_PROVINCE', 'ZIP code is not valid for this state');
  }
}

/** The address as lines of text, without the name. */
export function addressLines(address: Address): string[] {
  const city = [address.city, address.provinceCode, address.zip].filter(Boolean).join(' ');
  const country = COUNTRIES[address.countryCode] ?? address.countryCode;
  return [address.company, address.address1, address.address2, city, country].filter(
    (line): line is string => Boolean(line),
  );
}

export function fullName({firstName, lastName}: Address): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
