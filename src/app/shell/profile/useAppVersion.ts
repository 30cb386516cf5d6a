import { useEffect, useState } from 'react';
import { serverVersion } from '@/api/auth';

/** Version of the server; until it is known, or where it has none, the one this app was built as (N-14). */
export function useAppVersion(): string {
  const [version, setVersion] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    serverVersion().then(
      (known) => {
        if (current) setVersion(known);
      },
      // No toast for a line at the foot of the menu.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return version ?? __APP_VERSION__;
}
