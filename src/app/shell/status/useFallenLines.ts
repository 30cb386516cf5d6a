import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { connectionList } from '@/api/connections';
import { useAfter } from '@/components/hooks/useAfter';
import { useSession } from '@/contexts/AuthContext';
import { can } from '@/lib/permissions';
import { readJson, writeJson } from '@/browser/storage';
import { isRecord } from '@/lib/guards';
import { seeLines, type SeenLines } from './fallenLines';
import { connectionDelayMs } from '../menu/useMenuMarks';

const isSeen = (value: unknown): value is SeenLines =>
  isRecord(value) && Object.values(value).every((fallen) => typeof fallen === 'boolean');

/**
 * Names of the connections in use that are down, until they are back; for admins alone (REAL-3).
 */
export function useFallenLines(): string[] {
  const { user } = useSession();
  const key = `prosa.lines.${user.companyId}`;
  const [seen, setSeen] = useState<SeenLines>(() => readJson(key, isSeen) ?? {});
  const shown = can(user, 'drawer-admin-items:view');
  const { data } = useQuery({ ...connectionList(user.companyId), enabled: useAfter(connectionDelayMs) && shown });
  const next = data ? seeLines(seen, data) : seen;
  if (next !== seen) setSeen(next);
  useEffect(() => {
    if (data) writeJson(key, seen);
  }, [key, seen, data]);
  return shown && data ? data.filter(({ id }) => next[id]).map(({ name }) => String(name)) : [];
}
