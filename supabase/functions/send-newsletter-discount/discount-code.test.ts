import assert from 'node:assert/strict';
import * as v from 'valibot';
import {newDiscountCode} from './discount-code.ts';

const now = new Date('2026-09-01T10:00:00Z');
const asked = v.object({variables: v.object({discount: v.record(v.string(), v.unknown())})});

/** An Admin API that gives one answer, and tells what it was asked to create. */
async function withAdminApi(answer: unknown, token = 'shpat_test') {
  let created: Record<string, unknown> = {};
  const server = Deno.serve(
    {hostname: '127.0.0.1', port: 0, onListen: () => {}},
    async (request) => {
      assert.equal(new URL(request.url).pathname, '/admin/api/2026-04/graphql.json');
      assert.equal(request.headers.get('x-shopify-access-token'), 'shpat_test');
      created = v.parse(asked, await request.json()).variables.discount;
      return Response.json(answer);
    },
  );
  Deno.env.set('PUBLIC_STORE_DOMAIN', `http://127.0.0.1:${server.addr.port}`);
  Deno.env.set('SHOPIFY_ADMIN_API_TOKEN', token);
  Deno.env.set('NEWSLETTER_DISCOUNT_CODE', 'AKN10');
  try {
    return {code: await newDiscountCode(now), created};
  } finally {
    await server.shutdown();
  }
}

const success = {
  data: {discountCodeBasicCreate: {codeDiscountNode: {id: 'gid://1'}, userErrors: []}},
};

Deno.test('without an Admin token everybody shares one code', async () => {
  const {code} = await withAdminApi(success, '');
  assert.deepEqual(code, {code: 'AKN10', expiresAt: null});
});

Deno.test('with one, a person gets a code of their own: 10%, once, alone, for 30 days from the click', async () => {
  const {code, created} = await withAdminApi(success);
  assert.match(code.code, /^WELCOME-/);
  assert.equal(code.expiresAt, '2026-10-03T10:00:00.000Z');
  assert.deepEqual(created, {
    title: `Newsletter welcome ${code.code}`,
    code: code.code,
    startsAt: '2026-09-01T10:00:00.000Z',
    endsAt: '2026-10-03T10:00:00.000Z',
    usageLimit: 1,
    appliesOncePerCustomer: true,
    context: {all: 'ALL'},
    customerGets: {value: {percentage: 0.1}, items: {all: true}},
    combinesWith: {orderDiscounts: false, productDiscounts: false, shippingDiscounts: false},
  });
});

Deno.test('a code that Shopify did not make is an error', async () => {
  const refused = {codeDiscountNode: null, userErrors: [{message: 'Code must be unique.'}]};
  await assert.rejects(withAdminApi({data: {discountCodeBasicCreate: refused}}), /unique/);
  await assert.rejects(withAdminApi({errors: 'Invalid API key'}), /Invalid API key/);
});
