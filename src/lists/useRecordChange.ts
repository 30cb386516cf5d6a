import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { recordKeys, type HasId } from '@/api/rest';
import { narrowedKeys, putRecordChange, type RecordChange } from '@/realtime/live/records';
import { recordSources } from '@/realtime/live/recordSources';

/**
 * Brings an own save or deletion into every list at once, by the patch its event would bring (B-10). What the answer
 * cannot tell (other shapes, searches, relations) is read again.
 */
export function useRecordChange(name: string, reread = false) {
  const client = useQueryClient();
  return (change: RecordChange | null): void => {
    const readAgain = (queryKey: QueryKey) => void client.invalidateQueries({ queryKey });
    if (change) putRecordChange(client, name, change);
    if (!change || reread) readAgain(recordKeys.lists(name));
    else if (change.action !== 'delete') narrowedKeys(client, name).forEach(readAgain);
    const source = recordSources.find(({ root }) => root === name);
    source?.reread?.forEach(readAgain);
    source?.rereadAfterSave?.forEach(readAgain);
  };
}

/** The change of a save, or null where the answer held no record. */
export const savedChange = (id: number | null, record: HasId | null): RecordChange | null =>
  record && { action: id === null ? 'create' : 'update', record };
