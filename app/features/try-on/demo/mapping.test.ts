import {describe, expect, it} from 'vitest';
import {mapDemoPiece} from './mapping';

const product = {
  id: 'gid://shopify/Product/1',
  title: 'Moon over Sevan Ring',
  productType: 'Rings',
  featuredImage: null,
  cutout: {reference: {image: {url: 'https://cdn.example/ring.webp'}}},
  widthMm: {value: '20.2'},
  fastening: {value: '{"x":0.5,"y":0.5}'},
};

describe('mapDemoPiece', () => {
  it('gives what the engine needs', () => {
    expect(mapDemoPiece(product, 'rings')).toEqual({
      id: product.id,
      title: product.title,
      path: '/rings/moon-over-sevan-ring',
      image: null,
      request: {
        category: 'rings',
        cutout: 'https://cdn.example/ring.webp',
        widthMm: 20.2,
        fastening: {x: 0.5, y: 0.5},
      },
    });
  });

  it.each([
    ['no cut-out', {cutout: null}],
    ['no width', {widthMm: null}],
    ['a width of nothing', {widthMm: {value: '0'}}],
    ['a fastening beside the picture', {fastening: {value: '{"x":2,"y":0}'}}],
    ['a fastening that is no JSON', {fastening: {value: 'middle'}}],
  ])('leaves out a piece with %s', (_, broken) => {
    expect(mapDemoPiece({...product, ...broken}, 'rings')).toBeNull();
  });
});
