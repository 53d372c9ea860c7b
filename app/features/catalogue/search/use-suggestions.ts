import {useEffect, useState} from 'react';
import {noSuggestions, type Suggestions} from './suggestions';

/** A pause in typing that is worth asking in, in milliseconds. */
const pause = 150;

/** What may be meant by what is typed; the last answer stays until the next is here. */
export function useSuggestions(query: string) {
  const [answer, setAnswer] = useState<{query: string; suggestions: Suggestions; failed: boolean}>({
    query: '',
    suggestions: noSuggestions,
    failed: false,
  });

  useEffect(() => {
    if (!query) return;
    const request = new AbortController();
    const ask = async () => {
      try {
        const response = await fetch(
          `/search/suggestions.json?${new URLSearchParams({q: query}).toString()}`,
          {signal: request.signal},
        );
        if (!response.ok) throw new Error(`HTTP ${response.status}`);
        const suggestions = await response.json<Suggestions>();
        if (!request.signal.aborted) setAnswer({query, suggestions, failed: false});
      } catch {
        // The server has logged why; the form still works.
        if (!request.signal.aborted) {
          setAnswer({query, suggestions: noSuggestions, failed: true});
        }
      }
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query]);

  if (!query) return {suggestions: noSuggestions, failed: false, pending: false};
  return {...answer, pending: answer.query !== query};
}
