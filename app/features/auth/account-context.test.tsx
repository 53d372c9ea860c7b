import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {useAccount} from './account-context';

const Shopper = () => <p>{useAccount().status}</p>;

it('nobody is told who is here outside of the provider', () => {
  expect(() => renderToString(<Shopper />)).toThrow(
    'useAccount must be used within an AccountProvider',
  );
});
