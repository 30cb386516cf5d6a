import { useRef } from 'react';
import { allItemsOf, type ContactListItem } from '@/api/contactListItems';
import { uploadContactSheet } from '@/api/contactLists';
import { makeSheet } from '@/features/import-contacts/openSheet';
import { outFor } from '@/features/import-contacts/reasons';
import type { GoodRow } from '@/features/import-contacts/sheetRows';
import type { Fate } from '@/features/import-contacts/target';

interface Pairs {
  /** Items that are rows of the sheet. */
  found: ContactListItem[];
  /** Rows without an item. */
  left: GoodRow[];
}

/** Which rows are among these items. The network may have changed a number: what is left over is paired by name. */
function pairRows(rows: readonly GoodRow[], items: readonly ContactListItem[]): Pairs {
  const sent = new Set(rows.map(({ phone }) => phone));
  const byNumber = new Map(items.map((item) => [item.number, item]));
  const changed = items.filter(({ number }) => !sent.has(number));
  const found: ContactListItem[] = [];
  const left = rows.filter(({ phone, name }) => {
    const same = byNumber.get(phone);
    if (same) found.push(same);
    if (same) return false;
    const at = changed.findIndex((item) => item.name === name);
    if (at !== -1) found.push(...changed.splice(at, 1));
    return at === -1;
  });
  return { found, left };
}

/**
 * Uploads of an import into a list. The answer holds new items only; where it is lost, the list itself tells what came
 * in: whom it holds now and did not hold before the import (CL-09).
 * @returns `prepare`, `send` and `settle` of an `ImportTarget`; each throws where a call fails
 */
export function useItemsUpload(listId: number) {
  /** Who was on the list before, and who has come since and is told already. */
  const known = useRef(new Set<number>());

  const newOnes = async (): Promise<ContactListItem[]> =>
    (await allItemsOf(listId)).filter(({ id }) => !known.current.has(id));

  const upload = async (rows: readonly GoodRow[]): Promise<ContactListItem[]> => {
    const cells = rows.map(({ name, phone, email = '' }) => [name, phone, email]);
    return uploadContactSheet(
      listId,
      await makeSheet([['nome', 'numero', 'e-mail'], ...cells], `contatos-${listId}.xlsx`),
    );
  };

  const tell = (added: readonly ContactListItem[]): void => added.forEach(({ id }) => known.current.add(id));

  const prepare = async (): Promise<void> => {
    known.current = new Set();
    tell(await allItemsOf(listId));
  };

  const settle = async (rows: readonly GoodRow[]): Promise<Fate> => {
    const { found, left } = pairRows(rows, await newOnes());
    tell(found);
    // Their numbers may not be checked yet: until then the server calls every one unknown.
    return { added: found.map(({ id, name }) => ({ id, name })), out: left.map(outFor('notSent')) };
  };

  const send = async (rows: readonly GoodRow[], again: boolean): Promise<Fate> => {
    if (again) {
      // A number that the network has changed would come in twice.
      const { left } = pairRows(rows, await newOnes());
      if (left.length > 0) await upload(left);
      const { added, out } = await settle(rows);
      return { added, out: out.map((row) => ({ ...row, reason: 'known' })) };
    }
    const items = await upload(rows);
    tell(items);
    return {
      added: items.map(({ id, name, isWhatsappValid }) => ({ id, name, unknown: isWhatsappValid === false })),
      out: pairRows(rows, items).left.map(outFor('known')),
    };
  };

  return { prepare, send, settle };
}
