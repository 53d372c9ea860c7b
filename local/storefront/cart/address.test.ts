import {describe, expect, it} from 'vitest';
import {type Address, addressLines, addressProblems} from './address.ts';

const good: Address = {
  firstName: 'Anna',
  lastName: 'Petrosyan',
  company: null,
  address1: '500 Molino St',
  address2: null,
  city: 'Los Angeles',
  provinceCode: 'CA',
  countryCode: 'US',
  zip: '90013',
  phone: null,
};

describe('an address', () => {
  it.each<[string, Partial<Address>]>([
    ['in the United States', {}],
    ['with a long ZIP code', {zip: '90013-1234'}],
    ['in Canada', {countryCode: 'CA', provinceCode: 'QC', zip: 'H2X 1Y4'}],
    ['in the United Kingdom', {countryCode: 'GB', provinceCode: null, zip: 'EC1A 1BB'}],
    ['in Armenia', {countryCode: 'AM', provinceCode: null, zip: '0010', phone: '+374 10 123456'}],
    ['in another script', {lastName: 'Պետրոսյան', city: 'Երևան', countryCode: 'AM', zip: '0010'}],
  ])('%s is good', (_name, change) => {
    expect(addressProblems({...good, ...change})).toEqual([]);
  });

  it.each<[Partial<Address>, keyof Address, string]>([
    [{lastName: ' '}, 'lastName', 'ADDRESS_FIELD_IS_REQUIRED'],
    [{address1: null}, 'address1', 'ADDRESS_FIELD_IS_REQUIRED'],
    [{provinceCode: null}, 'provinceCode', 'ADDRESS_FIELD_IS_REQUIRED'],
    [{provinceCode: 'XX'}, 'provinceCode', 'PROVINCE_NOT_FOUND'],
    [{zip: '9001'}, 'zip', 'INVALID_ZIP_CODE_FOR_COUNTRY'],
    [{zip: '10001'}, 'zip', 'INVALID_ZIP_CODE_FOR_PROVINCE'],
    [{countryCode: 'BR'}, 'countryCode', 'ZIP_CODE_NOT_SUPPORTED'],
    [{city: 'x'.repeat(256)}, 'city', 'ADDRESS_FIELD_IS_TOO_LONG'],
    [{firstName: 'Anna 💍'}, 'firstName', 'ADDRESS_FIELD_CONTAINS_EMOJIS'],
    [{company: '<b>Akn</b>'}, 'company', 'ADDRESS_FIELD_CONTAINS_HTML_TAGS'],
    [{address2: 'https://x.example'}, 'address2', 'ADDRESS_FIELD_CONTAINS_URL'],
    [{phone: 'call me'}, 'phone', 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN'],
  ])('with %j is refused', (change, field, code) => {
    expect(addressProblems({...good, ...change})).toMatchObject([{field, code}]);
  });

  it('is written in lines', () => {
    expect(addressLines(good)).toEqual(['500 Molino St', 'Los Angeles CA 90013', 'United States']);
  });
});
