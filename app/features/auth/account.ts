/** What the pages of one shopper know of them; the answer of `/account.json`. */
export interface AccountAnswer {
  signedIn: boolean;
  email: string | null;
  /** The name that the shopper chose to be shown, where there is one. */
  name: string | null;
  /** Product ids of the wishlist; null when signed out, or when it could not be read. */
  wishlist: string[] | null;
}

export const nobody: AccountAnswer = {signedIn: false, email: null, name: null, wishlist: null};
