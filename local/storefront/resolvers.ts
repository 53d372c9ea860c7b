import {GraphQLError, type GraphQLResolveInfo, type GraphQLSchema, isObjectType} from 'graphql';
import type {Context} from './context.ts';

/**
 * A field's resolver. What it returns may be a record, whose own properties answer the fields of
 * the same name, or a promise of one.
 */
export type Resolver<Source, Args = Record<string, never>> = (
  source: Source,
  args: Args,
  context: Context,
  info: GraphQLResolveInfo,
) => unknown;

/** Resolvers of one type by field name. */
export type FieldResolvers = Record<string, Resolver<never, never>>;

/** Resolvers by type name. The same type may be given in several parts. */
export type TypeResolvers = Record<string, FieldResolvers>;

/** Puts resolvers on the schema. Throws on a name that the schema does not have. */
export function attach(schema: GraphQLSchema, parts: readonly TypeResolvers[]): void {
  for (const part of parts) {
    for (const [typeName, resolvers] of Object.entries(part)) {
      const type = schema.getType(typeName);
      if (!isObjectType(type)) throw new Error(`The schema has no object type ${typeName}.`);
      const fields = type.getFields();
      for (const [fieldName, resolver] of Object.entries(resolvers)) {
        const field = fields[fieldName];
        if (!field) throw new Error(`The schema has no field ${typeName}.${fieldName}.`);
        field.resolve = resolver as Resolver<unknown, Record<string, unknown>>;
      }
    }
  }
}

/**
 * Reads a field from its record; a function there is called first. A field that the record does not answer is not part of the
 * stand-in, which is said aloud: a silent null would look like missing data.
 */
export const ownProperty: Resolver<unknown> = (source, _args, _context, info) => {
  if (typeof source === 'object' && source !== null && info.fieldName in source) {
    const value = (source as Record<string, unknown>)[info.fieldName];
    return typeof value === 'function' ? (value as () => unknown)() : value;
  }
  throw unsupported(`${info.parentType.name}.${info.fieldName}`);
};

/** The error for a part of the Storefront API that the stand-in leaves out on purpose. */
export function unsupported(what: string): GraphQLError {
  return new GraphQLError(`${what} is not part of the local storefront.`, {
    extensions: {code: 'NOT_SUPPORTED_LOCALLY'},
  });
}

/** An error for arguments that the schema allows and the service refuses. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, {extensions: {code: 'BAD_REQUEST'}});
}
