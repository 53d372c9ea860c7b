/** What letters can be about. */
export const preferences = ['rings', 'necklaces', 'earrings'] as const;
