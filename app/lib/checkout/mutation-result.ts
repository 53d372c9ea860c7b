import {
  type LegacyUserError,
  mapUserErrors,
  type ProviderUserError,
  type ProviderWarning,
} from './error-codes';

/** What a cart mutation answers, as Hydrogen's cart handler passes it on. */
export type CartMutationResponse<Cart> = {
  readonly cart?: Cart | null;
  readonly userErrors?: readonly ProviderUserError[] | null;
  readonly warnings?: readonly ProviderWarning[] | null;
  /** GraphQL errors: the query or the provider is at fault, not the shopper. */
  readonly errors?: readonly unknown[] | null;
};

export type CartMutationResult<Cart> = {
  /** Codes that this version of the API does not list, each once, for the caller to log. */
  readonly unknownCodes: readonly string[];
} & (
  | {
      readonly ok: true;
      readonly cart: Cart;
      /** What was refused or adjusted on the way, for the shopper. */
      readonly userErrors: readonly LegacyUserError[];
    }
  | {readonly ok: false; readonly error: CartMutationError}
);

/** Why a cart mutation gave no cart. Its message is the stated text: JSON, or the unknown error. */
export class CartMutationError extends Error {
  override readonly name = 'CartMutationError';
  /** The mapped user errors, where these are the reason. */
  readonly userErrors: readonly LegacyUserError[];

  constructor(message: string, userErrors: readonly LegacyUserError[] = []) {
    super(message);
    this.userErrors = userErrors;
  }

  /**
   * Whether the same change may succeed later, because the provider failed; otherwise it was
   * refused, and the shopper has to hear why.
   */
  get retryable(): boolean {
    return (
      this.userErrors.length === 0 ||
      this.userErrors.some(({providerCode}) => providerCode === 'SERVICE_UNAVAILABLE')
    );
  }
}

/**
 * Reads the answer to a cart mutation. With a cart it is done. Without one it failed: by the JSON
 * of its errors, else by its mapped user errors and warnings, else by an unknown error.
 * @param operation the mutation's name, such as "cartLinesAdd"
 */
export function readCartMutation<Cart>(
  operation: string,
  response: CartMutationResponse<Cart> | null | undefined,
): CartMutationResult<Cart> {
  const {userErrors, unknownCodes} = mapUserErrors(response?.userErrors, response?.warnings);
  if (response?.cart) return {ok: true, cart: response.cart, userErrors, unknownCodes};
  if (response?.errors?.length) {
    const error = new CartMutationError(JSON.stringify(response.errors));
    return {ok: false, error, unknownCodes};
  }
  if (userErrors.length) {
    const error = new CartMutationError(JSON.stringify(userErrors), userErrors);
    return {ok: false, error, unknownCodes};
  }
  const message = `The ${operation} mutation failed due to an unknown error.`;
  return {ok: false, error: new CartMutationError(message), unknownCodes};
}

/** What a failed field lookup rejects with: the errors of the response, or the default one. */
export function lookupErrors<ResponseError extends {readonly message: string}>(
  errors: readonly ResponseError[] | null | undefined,
): readonly {readonly message: string}[] {
  return errors?.length ? errors : [{message: 'an unknown error has occurred.'}];
}
