import {useRouteLoaderData} from 'react-router';
import {brand} from '~/brand';
import type {ShellData} from './shell.server';

/** What every page knows of the shop; the brand file stands in where the shop was not reached. */
export function useShop(): ShellData['shop'] {
  const root = useRouteLoaderData<ShellData | undefined>('root');
  return root?.shop ?? {name: brand.name, description: brand.description};
}
