import { queryOptions } from '@tanstack/react-query';
import { listNamed } from './namedOptions';
import { promptKeys } from './prompts';

/** GET /prompt, all pages, as options (CN-13). */
export const promptOptions = () =>
  queryOptions({
    queryKey: promptKeys.options(),
    queryFn: ({ signal }) => listNamed('/prompt', 'prompts', signal),
    staleTime: 60_000,
  });
