import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  GraphQLError,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';
import type {Access} from './context.ts';

/** The most that one query may cost: documented for requests without a token, generous with one. */
export const MAX_COST: Record<Access, number> = {
  private: 100_000,
  public: 100_000,
  tokenless: 1000,
};

/**
 * The cost of an operation before it runs: one point for every object that it may answer, where a
 * connection may answer as many as its page is long. Scalars are free.
 */
export function queryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }

  function costOfSelection(selectionSet: SelectionSetNode, typeName: string): number {
    return selectionSet.selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + costOfField(selection, typeName);
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        const on = selection.typeCondition?.name.value ?? typeName;
        return sum + costOfSelection(selection.selectionSet, on);
      }
      const fragment = fragments.get(selection.name.value);
      if (!fragment) return sum;
      return sum + costOfSelection(fragment.selectionSet, fragment.typeCondition.name.value);
    }, 0);
  }

  function costOfField(field: FieldNode, parentName: string): number {
    if (!field.selectionSet) return 0;
    const parent = schema.getType(parentName);
    if (!isObjectType(parent) && !isInterfaceType(parent)) return 0;
    const type = getNamedType(parent.getFields()[field.name.value]?.type);
    if (!isCompositeType(type)) return 0;
    const below = costOfSelection(field.selectionSet, type.name);
    // The items of a connection are counted by its `nodes` or `edges`, its page size by itself.
    if (type.name.endsWith('Connection')) return pageSize(field) * Math.max(1, below);
    return 1 + below;
  }

  function pageSize(field: FieldNode): number {
    for (const {name, value} of field.arguments ?? []) {
      if (name.value !== 'first' && name.value !== 'last') continue;
      if (value.kind === Kind.INT) return Number(value.value);
      if (value.kind === Kind.VARIABLE && typeof variables[value.name.value] === 'number') {
        return Number(variables[value.name.value]);
      }
    }
    return 1;
  }

  const root = operation.operation === OperationTypeNode.MUTATION ? 'Mutation' : 'QueryRoot';
  return costOfSelection(operation.selectionSet, root);
}

export function tooExpensive(cost: number, maxCost: number): GraphQLError {
  return new GraphQLError(
    `Query cost is ${cost}, which exceeds the single query max cost limit (${maxCost}).`,
    {
      extensions: {
        code: 'MAX_COST_EXCEEDED',
        cost,
        maxCost,
        documentation: 'https://shopify.dev/api/usage/rate-limits',
      },
    },
  );
}
