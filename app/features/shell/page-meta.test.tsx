import {renderToString} from 'react-dom/server';
import {createRoutesStub, Meta} from 'react-router';
import {expect, test} from 'vitest';
import {stated} from '~/lib/structured-data';
import {pageMeta} from './page-meta';

/** A page with a piece's name wherever a name goes, as it is sent. */
function pageAbout(name: string): string {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => <Meta />,
      meta: () =>
        pageMeta([], {
          title: name,
          description: name,
          image: {url: 'https://cdn.example/ring.webp', altText: name},
          structuredData: [stated({'@context': 'https://schema.org', '@type': 'Product', name})],
        }),
    },
  ]);
  return renderToString(<Page />);
}

const statements = (page: string) =>
  [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as {name: string},
  );

test.each([
  'A ring</script><script>alert(1)</script>',
  'A ring<!-- <script>',
  'A ring]]>--><svg onload=alert(1)>',
  'A ring" onload="alert(1)',
  'A ring\u2028\u2029&lt;script&gt;',
])('what search engines are told stays data: %j', (name) => {
  const page = pageAbout(name);
  expect(statements(page)).toMatchObject([{name}]);
  // Nothing of it becomes a tag, a comment or a line's end.
  expect(page.match(/<[a-z]+/g)?.filter((tag) => !/^<(title|meta|link|script)$/.test(tag))).toEqual(
    [],
  );
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).not.toMatch(/<!--|\son\w+="/);
  expect(page.slice(page.indexOf('<script'))).not.toMatch(/[\u2028\u2029]/);
});
