import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  specifiedRules,
  validate,
  type ValidationRule,
} from 'graphql';

/** The service's error codes for the rules of GraphQL, where it has one that clients see. */
const codes: Readonly<Record<string, string>> = {
  ExecutableDefinitionsRule: 'notExecutable',
  FieldsOnCorrectTypeRule: 'undefinedField',
  FragmentsOnCompositeTypesRule: 'fragmentOnNonCompositeType',
  KnownArgumentNamesRule: 'argumentNotAccepted',
  KnownDirectivesRule: 'undefinedDirective',
  KnownFragmentNamesRule: 'undefinedFragment',
  KnownTypeNamesRule: 'undefinedType',
  NoFragmentCyclesRule: 'infiniteLoop',
  NoUndefinedVariablesRule: 'variableNotDefined',
  NoUnusedFragmentsRule: 'useAndDefineFragment',
  NoUnusedVariablesRule: 'variableNotUsed',
  PossibleFragmentSpreadsRule: 'cannotSpreadFragment',
  ProvidedRequiredArgumentsRule: 'missingRequiredArguments',
  ScalarLeafsRule: 'selectionMismatch',
  UniqueFragmentNamesRule: 'fragmentNotUnique',
  UniqueOperationNamesRule: 'operationNameNotUnique',
  ValuesOfCorrectTypeRule: 'argumentLiteralsIncompatible',
  VariablesAreInputTypesRule: 'variableRequiresValidType',
  VariablesInAllowedPositionRule: 'variableMismatch',
};

/**
 * What is wrong with a document, each error with the code that the service gives it. The rules
 * run one by one, because an error does not say which rule it comes from.
 */
export function validationErrors(schema: GraphQLSchema, document: DocumentNode): GraphQLError[] {
  return specifiedRules.flatMap((rule: ValidationRule) =>
    validate(schema, document, [rule]).map(
      (error) =>
        new GraphQLError(error.message, {
          nodes: error.nodes,
          source: error.source,
          positions: error.positions,
          extensions: {code: codes[rule.name] ?? 'invalidDocument'},
        }),
    ),
  );
}
