import {glob} from 'node:fs/promises';
import path from 'node:path';
import {
  getNamedType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql';
import {describe, expect, test} from 'vitest';
import {storefrontSchema} from '../../../local/storefront/schema.ts';

const app = path.resolve(import.meta.dirname, '../../../app');

/** Every document and fragment that the shop sends, by the name it is exported under. */
const documents: [string, string][] = [];
for await (const file of glob(['features/**/queries.ts', 'lib/storefront/*.ts'], {cwd: app})) {
  if (file.endsWith('.test.ts')) continue;
  const module = (await import(path.join(app, file))) as Record<string, unknown>;
  for (const [name, text] of Object.entries(module)) {
    if (typeof text === 'string' && text.startsWith('#graphql')) {
      documents.push([`${path.dirname(file)} ${name}`, text]);
    }
  }
}

describe.each(documents)('%s', (name, text) => {
  test.skipIf(name.endsWith('Fragment'))('has one named operation', () => {
    const operations = parse(text).definitions.filter(
      ({kind}) => kind === Kind.OPERATION_DEFINITION,
    );
    expect(operations).toHaveLength(1);
    expect(operations[0]).toHaveProperty('name.value');
  });

  test('asks every connection whether there is more on either side', () => {
    const document = parse(text);
    /** The fields of a selection, with those of its fragments. */
    const fieldsOf = (selected?: SelectionSetNode): FieldNode[] =>
      (selected?.selections ?? []).flatMap((selection) => {
        if (selection.kind === Kind.FIELD) return [selection];
        if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet);
        const fragment = document.definitions.find(
          (definition) =>
            definition.kind === Kind.FRAGMENT_DEFINITION &&
            definition.name.value === selection.name.value,
        );
        return fragment?.kind === Kind.FRAGMENT_DEFINITION ? fieldsOf(fragment.selectionSet) : [];
      });
    const types = new TypeInfo(storefrontSchema());
    const incomplete: string[] = [];
    visit(
      document,
      visitWithTypeInfo(types, {
        Field(field) {
          const type = types.getType();
          if (!type || !getNamedType(type).name.endsWith('Connection')) return;
          const pageInfo = fieldsOf(field.selectionSet).find(({name}) => name.value === 'pageInfo');
          const asked = fieldsOf(pageInfo?.selectionSet).map(({name}) => name.value);
          if (!asked.includes('hasNextPage') || !asked.includes('hasPreviousPage')) {
            incomplete.push(field.name.value);
          }
        },
      }),
    );
    expect(incomplete).toEqual([]);
  });
});

test('there are documents to look at', () => {
  expect(documents.length).toBeGreaterThan(5);
});
