const hour = 60 * 60;

/** A text for crawlers: an hour old is new enough for them. */
export const crawlerResponse = (body: string, type: string): Response =>
  new Response(body, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': `public, max-age=${hour}`,
    },
  });
