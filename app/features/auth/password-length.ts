/** Characters that a password needs at least, here and in the auth service. */
export const passwordLength = 6;
