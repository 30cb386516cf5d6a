import { useQuery } from '@tanstack/react-query';
import { serverVersion } from '@/api/auth';

/** The version the server tells, or the build's own where it tells none (S-11, N-14, contract 1.3). */
export function useAppVersion(): string {
  const { data } = useQuery({ queryKey: ['version'], queryFn: serverVersion, staleTime: Infinity, retry: false });
  return data ?? __APP_VERSION__;
}
