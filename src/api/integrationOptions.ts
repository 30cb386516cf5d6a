import { queryOptions } from '@tanstack/react-query';
import { integrationKeys } from './integrations';
import { listNamed } from './namedOptions';

/** GET /queueIntegration, all pages, as options. */
export const integrationOptions = () =>
  queryOptions({
    queryKey: integrationKeys.options(),
    queryFn: ({ signal }) => listNamed('/queueIntegration', 'queueIntegrations', signal),
    staleTime: 60_000,
  });
