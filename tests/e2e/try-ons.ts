import {randomUUID} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {service} from './accounts.ts';
import type {Stack} from './stack.ts';
import {expect} from './test.ts';

const demo = path.resolve(import.meta.dirname, '../../public/try-on/demo');

/** Pieces of the sample catalogue, with a picture of ours that shows them worn. */
export const looks = {
  drops: {
    picture: 'portrait-earrings',
    category: 'earrings',
    productId: '7100000000014',
    title: 'Tears of Noah Sapphire Drops',
  },
  pendant: {
    picture: 'portrait-necklaces',
    category: 'necklaces',
    productId: '7100000000007',
    title: 'Nur Pomegranate Pendant',
  },
  ring: {
    picture: 'hand-rings',
    category: 'rings',
    productId: '7100000000002',
    title: 'Monastery Window Emerald Ring',
  },
} as const;

/** Keeps a demo picture in the shopper's private folder. @returns its path */
async function keep(stack: Stack, userId: string, picture: string): Promise<string> {
  const file = `${userId}/${randomUUID()}.webp`;
  const {error} = await service(stack)
    .storage.from('try-on-uploads')
    .upload(file, await readFile(path.join(demo, `${picture}.webp`)), {contentType: 'image/webp'});
  expect(error).toBeNull();
  return file;
}

/** A try-on as the dialog leaves it. @returns its id */
export async function keepTryOn(
  stack: Stack,
  userId: string,
  look: {category: string; productId: string; picture?: string},
  group: string | null = null,
): Promise<string> {
  const {data, error} = await service(stack)
    .from('try_on_sessions')
    .insert({
      user_id: userId,
      product_id: look.productId,
      category: look.category,
      session_group_id: group,
      engine: 'device',
      ...(look.picture && {
        status: 'completed',
        processed_image_url: await keep(stack, userId, look.picture),
      }),
    })
    .select('id')
    .single();
  expect(error).toBeNull();
  return data?.id ?? '';
}

/** A photo that the shopper keeps. */
export async function keepPhoto(
  stack: Stack,
  userId: string,
  category: string,
  picture: string,
): Promise<void> {
  const {error} = await service(stack)
    .from('user_photos')
    .insert({
      user_id: userId,
      category,
      image_url: await keep(stack, userId, picture),
      is_validated: true,
    });
  expect(error).toBeNull();
}

/** How many files lie in the shopper's folder. */
export async function filesOf(stack: Stack, userId: string): Promise<number> {
  const {data} = await service(stack).storage.from('try-on-uploads').list(userId);
  return data?.length ?? 0;
}
