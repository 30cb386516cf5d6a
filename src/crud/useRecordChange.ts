import { useQueryClient } from '@tanstack/react-query';
import type { HasId } from '@/api/rest';
import { patchQueries } from '@/realtime/patchQueries';
import { isNarrowed, recordPatch, type RecordChange } from '@/realtime/records';
import { recordSources } from '@/realtime/recordSources';

/**
 * Brings an own save or deletion into every list at once, by the patch its event would bring (B-10). What the answer
 * cannot tell (other shapes, searches, relations) is read again.
 */
export function useRecordChange(name: string, reread = false) {
  const client = useQueryClient();
  return (change: RecordChange | null): void => {
    if (change) patchQueries(client, [name], recordPatch(change));
    const listed = [name, 'pages'];
    if (!change || reread) void client.invalidateQueries({ queryKey: listed });
    else if (change.action !== 'delete') {
      void client.invalidateQueries({ queryKey: listed, predicate: ({ queryKey }) => isNarrowed(queryKey) });
    }
    for (const { root, also = [] } of recordSources) {
      if (root === name) also.forEach((queryKey) => void client.invalidateQueries({ queryKey }));
    }
  };
}

/** The change of a save, or null where the answer held no record. */
export const savedChange = (id: number | null, record: HasId | null): RecordChange | null =>
  record && { action: id === null ? 'create' : 'update', record };
