import {expect, test} from 'vitest';
import {containing, mapShipment, type ShipmentRow} from './mapping';

const event = (status: string, timestamp: string) => ({status, location: 'Reno, NV', timestamp});
const row: ShipmentRow = {
  id: '1',
  tracking_number: '1Z999',
  tracking_url: null,
  carrier: 'UPS',
  status: 'out_for_delivery',
  estimated_delivery: '2026-11-24T20:00:00Z',
  events: [
    event('confirmed', '2026-11-20T20:00:00Z'),
    event('in_transit', '2026-11-22T20:00:00Z'),
    event('label_printed', '2026-11-21T20:00:00Z'),
    event('out_for_delivery', '2026-11-23T20:00:00Z'),
  ],
  order: {order_number: '#1001', total_amount: 4200, currency: 'USD'},
};

test('a parcel is shown with its order, status in words and expected day', () => {
  expect(mapShipment(row)).toMatchObject({
    orderNumber: '#1001',
    total: '$4,200.00',
    text: 'Out for delivery',
    estimatedDelivery: 'Nov 24, 2026',
  });
});

test('of its events the latest three are shown, the newest first', () => {
  expect(mapShipment(row).events.map(({text}) => text)).toEqual([
    'Out for delivery',
    'In transit',
    'Label printed',
  ]);
});

test('broken events and a missing order do not take the parcel away', () => {
  expect(mapShipment({...row, events: null, order: null})).toMatchObject({
    trackingNumber: '1Z999',
    orderNumber: '',
    events: [],
  });
});

test('what is searched for is taken as it is written', () => {
  expect(containing('1Z')).toBe('%1Z%');
  expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%');
});
