import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { recordKeys, type HasId, type RecordPage, type RecordPages } from '@/api/rest';
import { tagKeys } from '@/api/tags';
import { applyRecordChange, isNarrowed, narrowedKeys, putRecordChange } from './records';
import { recordSources, toRecordChange } from './recordSources';

interface Named extends HasId {
  name: string;
  count?: number;
}
const named = (id: number, name = `r${id}`): Named => ({ id, name });

const page = (rows: Named[], rest: Partial<RecordPage<HasId>> = {}): RecordPage<HasId> => ({
  rows,
  total: rows.length,
  hasMore: false,
  full: false,
  received: rows.length,
  pageNumber: 1,
  removed: [],
  ...rest,
});
const list = (...pages: RecordPage<HasId>[]): RecordPages => ({
  pages,
  pageParams: pages.map(({ pageNumber }) => pageNumber),
});
const ids = ({ pages }: RecordPages): number[][] => pages.map(({ rows }) => rows.map(({ id }) => id));

describe('a change into a list', () => {
  const two = list(page([named(1), named(2)], { total: 3 }), page([named(3)], { total: 3, pageNumber: 2 }));

  it('B-10 a known record is merged where it stands, keeping what the change does not carry', () => {
    const counted = list(page([{ id: 1, name: 'a', count: 4 }]));
    const after = applyRecordChange(counted, { action: 'update', record: named(1, 'b') }, false);
    expect(after.pages[0]?.rows).toEqual([{ id: 1, name: 'b', count: 4 }]);
  });

  it('B-10 what changed earlier does not take back what changed later', () => {
    const later = { id: 1, name: 'b', updatedAt: '2026-11-21T10:00:01.000Z' };
    const record = { id: 1, name: 'a', updatedAt: '2026-11-21T10:00:00.000Z' };
    const after = applyRecordChange(list(page([later])), { action: 'update', record }, false);
    expect(after.pages[0]?.rows).toEqual([later]);
  });

  it('B-10 a new one goes on top and counts once, however often it is told', () => {
    const change = { action: 'create', record: named(9) } as const;
    const once = applyRecordChange(two, change, false);
    const twice = applyRecordChange(once, change, false);
    expect(ids(twice)).toEqual([[9, 1, 2], [3]]);
    expect(twice.pages[0]?.total).toBe(4);
  });

  it('a new one stays out of a search, whose answer only the server knows', () => {
    expect(applyRecordChange(two, { action: 'create', record: named(9) }, true)).toBe(two);
    expect(isNarrowed({ searchParam: 'x', filters: {} })).toBe(true);
    expect(isNarrowed({ searchParam: '', filters: { listId: 3 } })).toBe(true);
    expect(isNarrowed({ searchParam: '', filters: {} })).toBe(false);
    const client = new QueryClient();
    for (const searchParam of ['x', '']) {
      client.setQueryData(recordKeys.list('tags', { searchParam, filters: {} }), two);
    }
    expect(narrowedKeys(client, 'tags')).toEqual([recordKeys.list('tags', { searchParam: 'x', filters: {} })]);
  });

  it('AI-02 a changed one that is not there is added to a complete list and left to its page in a longer one', () => {
    const change = { action: 'update', record: named(9) } as const;
    expect(ids(applyRecordChange(two, change, false))).toEqual([[9, 1, 2], [3]]);
    const longer = list(page([named(1)], { total: 40 }));
    expect(applyRecordChange(longer, change, false)).toBe(longer);
  });

  it('a deleted one goes, and the last page knows that the next ones have moved up', () => {
    const after = applyRecordChange(two, { action: 'delete', id: 1 }, false);
    expect(ids(after)).toEqual([[2], [3]]);
    expect(after.pages.map(({ total, removed }) => [total, removed])).toEqual([
      [2, []],
      [2, [1]],
    ]);
    expect(applyRecordChange(after, { action: 'delete', id: 1 }, false)).toBe(after);
  });

  it('AN-06 PAIN-1.2 the event of a last change that comes after the deletion does not bring the row back', () => {
    const after = applyRecordChange(two, { action: 'delete', id: 3 }, false);
    expect(applyRecordChange(after, { action: 'update', record: named(3, 'late') }, false)).toBe(after);
  });

  it('B-10 single records are merged, other data under the root is left alone', () => {
    const client = new QueryClient();
    client.setQueryData(['tags', 'detail', 1], { id: 1, name: 'a', kanban: 1 });
    const options = [{ ...named(1), color: '#111111' }];
    client.setQueryData(tagKeys.list(), options);
    putRecordChange(client, 'tags', { action: 'update', record: named(1, 'b') });
    expect(client.getQueryData(['tags', 'detail', 1])).toEqual({ id: 1, name: 'b', kanban: 1 });
    expect(client.getQueryData(tagKeys.list())).toBe(options);
  });
});

describe('events of records', () => {
  const source = (event: string) => {
    const found = recordSources.find((one) => one.event === event);
    if (!found) throw new Error(`no source ${event}`);
    return found;
  };

  it('RT-20 PAIN-1.2 both spellings of a payload are read, and ids that come as text', () => {
    expect(toRecordChange(source('tag'), { action: 'delete', tagId: '7' })).toEqual({ action: 'delete', id: 7 });
    expect(toRecordChange(source('prompt'), { action: 'delete', promptId: 7 })).toEqual({ action: 'delete', id: 7 });
    expect(toRecordChange(source('prompt'), { action: 'delete', intelligenceId: 7 })).toEqual({
      action: 'delete',
      id: 7,
    });
    expect(toRecordChange(source('file'), { action: 'create', files: named(2) })).toEqual({
      action: 'create',
      record: named(2),
    });
    expect(toRecordChange(source('integration'), { action: 'update', queueIntegration: named(2) })).toEqual({
      action: 'update',
      record: named(2),
    });
  });

  it('PAIN-1.2 what is no change of a record is left alone', () => {
    for (const payload of [null, {}, { action: 'reload' }, { action: 'update' }, { action: 'delete', tagId: 'x' }]) {
      expect(toRecordChange(source('tag'), payload)).toBeNull();
    }
  });

  it('B-43 the credentials of a contact’s connection stay outside', () => {
    const contact = { id: 1, name: 'A', number: '55', whatsapp: { id: 2, name: 'P', session: 'secret' } };
    expect(toRecordChange(source('contact'), { action: 'update', contact })).toEqual({
      action: 'update',
      record: { ...contact, whatsapp: { id: 2, name: 'P' } },
    });
  });
});
