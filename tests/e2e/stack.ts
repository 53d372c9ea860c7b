import {anyPort} from '../../local/ports.ts';
import {startShop} from '../../local/shop.ts';
import {startLocal, type Local} from '../../local/start.ts';

/** A shop and its stand-ins, alone in the world: one for each worker. */
export interface Stack extends Required<Pick<Local, 'storefront' | 'supabase' | 'mail'>> {
  url: string;
  /** Everything that the shop has logged so far. */
  log: string[];
  /** Another shop in the same world, whose cache nobody has filled. */
  openShop: () => Promise<Shop>;
  stop: () => Promise<void>;
}

export type Shop = Pick<Stack, 'url' | 'log' | 'stop'>;

/** Runs the production build, or with `E2E_SHOP=dev` the development server. */
export async function startStack(): Promise<Stack> {
  const port = await anyPort();
  const url = `http://localhost:${port}`;
  const local = await startLocal({shopUrl: url});
  const openShop = async (on = port): Promise<Shop> => {
    const log: string[] = [];
    const {url, stop} = await startShop({
      mode: process.env.E2E_SHOP === 'dev' ? 'dev' : 'preview',
      port: on,
      env: {SESSION_SECRET: 'a secret for tests that is long enough', ...local.env},
      onLine: (line) => log.push(line),
    });
    return {url, log, stop};
  };
  const shop = await openShop();
  return {
    ...shop,
    openShop: async () => openShop(await anyPort()),
    storefront: local.storefront!,
    supabase: local.supabase!,
    mail: local.mail!,
    stop: async () => {
      await shop.stop();
      await local.stop();
    },
  };
}
