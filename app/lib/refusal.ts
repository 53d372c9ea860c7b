/** What is answered before any page is asked: a sentence, and nothing that a cache keeps. */
export const refusal = (status: number, text: string, headers?: Record<string, string>): Response =>
  new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'private, no-store',
      ...headers,
    },
  });
