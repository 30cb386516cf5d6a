import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useSettled } from '@/components/hooks/useSettled';

const shortest = 3;
const restMs = 500;

/**
 * What is typed into an autocomplete whose options the server finds, from 3 characters after half a second of rest (T-43,
 * T-55). Only what was found for the text that stands there is an answer: quick keys choose what is meant, or nothing.
 * @param found the query for a text
 */
export function useOptionSearch<Data, Key extends QueryKey>(
  found: (text: string) => UseQueryOptions<Data, Error, Data, Key>,
) {
  const [text, setText] = useState('');
  const typed = text.trim();
  const settled = useSettled(typed, restMs);
  const { data, isFetching, error } = useQuery(found(settled));
  const isCurrent = settled === typed;
  const long = typed.length >= shortest;
  return {
    typed,
    long,
    data: long && isCurrent ? data : undefined,
    error,
    /** For the autocomplete. */
    field: {
      // Nobody has looked yet while the typing goes on (DAY-77).
      loading: long && (!isCurrent || isFetching),
      onInputChange: (_event: SyntheticEvent, next: string, reason: string) => setText(reason === 'input' ? next : ''),
      onKeyDown: (event: KeyboardEvent) => {
        // A text of which nothing is chosen yet is not sent.
        if (event.key === 'Enter' && typed !== '') event.preventDefault();
      },
    },
  };
}
