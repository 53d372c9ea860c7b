/** Why a cart mutation did not happen, with a code of `CartErrorCode`. */
export interface CartUserError {
  __typename: 'CartUserError';
  code: string;
  field: string[];
  message: string;
}

/** What a cart mutation changed by itself, with a code of `CartWarningCode`. */
export interface CartWarning {
  code: string;
  message: string;
  /** Id of what the warning is about. */
  target: string;
}

export function userError(code: string, field: string[], message: string): CartUserError {
  return {__typename: 'CartUserError', code, field, message};
}
