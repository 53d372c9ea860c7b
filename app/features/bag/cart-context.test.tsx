import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {useBagActions, useCart} from './cart-context';

const Cart = () => <p>{useCart().cart.totalQuantity}</p>;
const Actions = () => <p>{useBagActions().addItem.name}</p>;

it.each([Cart, Actions])('the bag is there for nobody outside of its provider', (View) => {
  expect(() => renderToString(<View />)).toThrow('useCart must be used within a CartProvider');
});
