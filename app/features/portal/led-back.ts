import type {Toast} from '~/ui/toast';

/** What an address that shows no page of its own could not do, by the word it leads back with. */
const failures: Record<string, Toast> = {
  export: {
    title: 'Error',
    message: 'Your data could not be gathered. Please try again in a moment.',
    tone: 'failure',
  },
  'sign-out': {
    title: 'Error',
    message: 'Your other devices could not be signed out. Please try again in a moment.',
    tone: 'failure',
  },
};

export const failureOf = (word: string | null): Toast | null => failures[word ?? ''] ?? null;
