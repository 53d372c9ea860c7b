import {expect, test} from 'vitest';
import {mapOrder, orderStatuses, type OrderRow} from './mapping';

const row: OrderRow = {
  id: '1',
  order_number: '#1001',
  total_amount: 4200.5,
  currency: 'USD',
  status: 'shipped',
  created_at: '2026-11-21T20:00:00Z',
  items: [{name: 'Arev Signet Ring', image: null, quantity: 2}],
};

test('an order is shown with its number, total, date, status and pieces', () => {
  expect(mapOrder(row)).toEqual({
    id: '1',
    number: '#1001',
    total: '$4,200.50',
    date: 'Nov 21, 2026',
    status: 'shipped',
    items: [{name: 'Arev Signet Ring', image: null, quantity: 2}],
  });
});

test.each(orderStatuses)('the status %s stays what it is', (status) => {
  expect(mapOrder({...row, status}).status).toBe(status);
});

test('broken pieces do not take the order away', () => {
  expect(mapOrder({...row, items: 'broken'})).toMatchObject({number: '#1001', items: []});
});
