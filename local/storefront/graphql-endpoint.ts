import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getDirectiveValues,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import {deniedFields} from './access.ts';
import type {Access, Context} from './context.ts';
import {LANGUAGE, servedCountry} from './localization.ts';
import {MAX_COST, queryCost, tooExpensive} from './query-cost.ts';
import {ownProperty} from './resolvers.ts';
import {storefrontSchema} from './schema.ts';
import type {Store} from './store.ts';
import {validationErrors} from './validation.ts';

/** The body of a request, as the service takes it. */
export interface GraphQLRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

/** What the stand-in knows of a document after reading it once. */
interface ReadDocument {
  document: DocumentNode;
  errors: readonly GraphQLError[];
  denied: readonly GraphQLError[];
}

const MOST_INPUTS = 250;
const documents = new Map<string, ReadDocument>();

/** The body as a request, or null where it is not one. */
export function parseRequest(body: string, contentType: string): GraphQLRequest | null {
  if (contentType.includes('application/graphql')) {
    return {query: body, variables: {}, operationName: null};
  }
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null) return null;
    const {query, variables, operationName} = parsed as Record<string, unknown>;
    if (typeof query !== 'string') return null;
    return {
      query,
      variables: (typeof variables === 'object' && variables ? variables : {}) as Record<
        string,
        unknown
      >,
      operationName: typeof operationName === 'string' ? operationName : null,
    };
  } catch {
    return null;
  }
}

/** The name that a request's operation goes by: its own, or that of its first root field. */
export function operationLabel({query, operationName}: GraphQLRequest): string {
  const {document} = read(query);
  const operation = getOperationAST(document, operationName) ?? operations(document)[0];
  const first = operation?.selectionSet.selections[0];
  return operation?.name?.value ?? (first?.kind === Kind.FIELD ? first.name.value : 'anonymous');
}

/** Answers a request. Errors of any kind are in the result, as the service answers them. */
export async function answer(
  store: Store,
  access: Access,
  request: GraphQLRequest,
): Promise<ExecutionResult> {
  const schema = storefrontSchema();
  const {document, errors, denied} = read(request.query);
  if (errors.length > 0) return {errors};
  const operation = getOperationAST(document, request.operationName);
  if (!operation) return {errors: [operationError(document, request)]};
  if (access === 'tokenless' && denied.length > 0) return {errors: denied};
  const variables = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    request.variables,
  );
  if (variables.errors) return {errors: variables.errors.map(invalidVariable)};
  const cost = queryCost(schema, document, operation, variables.coerced);
  if (cost > MAX_COST[access]) return {errors: [tooExpensive(cost, MAX_COST[access])]};
  const tooLong = longInput(operation, request.variables);
  if (tooLong) return {errors: [tooLong]};

  const result = await execute({
    schema,
    document,
    operationName: operation.name?.value,
    variableValues: request.variables,
    contextValue: contextOf(store, access, operation, request.variables),
    fieldResolver: ownProperty,
  });
  return result.errors ? {...result, errors: result.errors.map(presentable)} : result;
}

function invalidVariable({message, nodes}: GraphQLError): GraphQLError {
  return new GraphQLError(message, {nodes, extensions: {code: 'INVALID_VARIABLE'}});
}

/** A fault in the stand-in itself is logged and answered as the service answers its own. */
function presentable(error: GraphQLError): GraphQLError {
  if (!error.originalError || error.originalError instanceof GraphQLError) return error;
  console.error(`storefront: ${error.path?.join('.') ?? ''}: ${error.originalError.stack ?? ''}`);
  return new GraphQLError('Internal error. Looks like something went wrong on our end.', {
    nodes: error.nodes,
    path: error.path,
    extensions: {code: 'INTERNAL_SERVER_ERROR'},
  });
}

function read(query: string): ReadDocument {
  const known = documents.get(query);
  if (known) return known;
  const made = readAnew(query);
  // Shops send the same few documents again and again; strangers may send others without end.
  if (documents.size >= 500) documents.clear();
  documents.set(query, made);
  return made;
}

function readAnew(query: string): ReadDocument {
  try {
    const document = parse(query);
    const errors = validationErrors(storefrontSchema(), document);
    const denied = errors.length > 0 ? [] : deniedFields(storefrontSchema(), document);
    return {document, errors, denied};
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return {document: {kind: Kind.DOCUMENT, definitions: []}, errors: [error], denied: []};
  }
}

function operations(document: DocumentNode): OperationDefinitionNode[] {
  return document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}

function operationError(document: DocumentNode, {operationName}: GraphQLRequest): GraphQLError {
  if (operationName) return new GraphQLError(`No operation named "${operationName}"`);
  return new GraphQLError(
    operations(document).length === 0 ? 'No operation was given.' : 'An operation name is required',
  );
}

function contextOf(
  store: Store,
  access: Access,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Context {
  const directive = storefrontSchema().getDirective('inContext');
  const values = directive ? getDirectiveValues(directive, operation, variables) : undefined;
  return {store, access, country: servedCountry(values?.country), language: LANGUAGE};
}

/** No list that is given to the service may be longer than a page. */
function longInput(
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError | null {
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    const length = longestList(variables[name]);
    if (length > MOST_INPUTS) {
      return new GraphQLError(
        `The input array size of ${length} is greater than the maximum allowed of ${MOST_INPUTS}.`,
        {nodes: definition, path: [name], extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'}},
      );
    }
  }
  return null;
}

function longestList(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const below = Object.values(value).map(longestList);
  return Math.max(Array.isArray(value) ? value.length : 0, 0, ...below);
}
