import {expect, test} from 'vitest';
import {createAllowedMethods} from './allowed-methods';

const nothing = () => null;
const page = {default: nothing};
const form = {default: nothing, action: nothing};
const route = (id: string, place: object, module: object) => ({
  [id]: {id, parentId: 'root', ...place, module},
});
const methods = createAllowedMethods({
  root: {id: 'root', path: '', module: page},
  ...route('home', {index: true}, page),
  ...route('cart', {path: 'cart'}, form),
  ...route('cart-json', {path: 'cart.json'}, {action: nothing}),
  ...route('pieces-json', {path: 'pieces.json'}, {loader: nothing}),
  ...route('portal', {path: 'portal'}, page),
  ...route('profile', {parentId: 'portal', index: true}, form),
  ...route('newsletter', {parentId: 'portal', path: 'newsletter'}, form),
});

test.each([
  ['/', ['GET', 'HEAD']],
  ['/_root.data', ['GET', 'HEAD']],
  ['/cart', ['GET', 'HEAD', 'POST']],
  ['/cart.data', ['GET', 'HEAD', 'POST']],
  ['/cart.json', ['POST']],
  ['/cart.json.data', ['POST']],
  ['/pieces.json?after=x', ['GET', 'HEAD']],
  ['/portal/newsletter', ['GET', 'HEAD', 'POST']],
  ['/portal?index', ['GET', 'HEAD', 'POST']],
  ['/portal', ['GET', 'HEAD']],
  ['/nowhere', null],
])('%s answers %j', (path, expected) => {
  expect(methods(new URL(path, 'https://shop.example'))).toEqual(expected);
});
