import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '@/api/messages';
import { DraftStore } from './drafts';

const scope = { companyId: 1, userId: 3 };
const quoted: Message = {
  id: 'Q',
  ticketId: 7,
  body: 'pergunta',
  fromMe: false,
  read: true,
  ack: 0,
  mediaType: null,
  mediaUrl: null,
  isDeleted: false,
  isEdited: false,
  createdAt: '2026-11-21T12:00:00.000Z',
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('drafts', () => {
  it('B-01 M-21 PAIN-2.2 the text survives a reload, the reply target does not', () => {
    const store = new DraftStore(scope);
    store.change(7, { text: 'Bom dia' });
    store.change(7, { quoted });
    expect(localStorage.length).toBe(0);
    vi.advanceTimersByTime(300);
    expect(store.get(7)).toEqual({ text: 'Bom dia', quoted });
    expect(new DraftStore(scope).get(7)).toEqual({ text: 'Bom dia', quoted: null });
    expect(localStorage.getItem('draft:1:3:7')).not.toContain('pergunta');
  });

  it('B-01 what was typed within the last 300 ms is written when the page goes away', () => {
    const store = new DraftStore(scope);
    store.change(7, { text: 'quase' });
    store.flush();
    expect(new DraftStore(scope).get(7).text).toBe('quase');
  });

  it('B-01 PAIN-2.3 a draft belongs to one ticket of one person', () => {
    const store = new DraftStore(scope);
    store.change(7, { text: 'para o sete' });
    store.flush();
    expect(store.get(8)).toEqual({ text: '', quoted: null });
    expect(new DraftStore({ companyId: 1, userId: 4 }).get(7).text).toBe('');
    expect(new DraftStore({ companyId: 2, userId: 3 }).get(7).text).toBe('');
  });

  it('B-01 M-21 clearing removes text and reply target from the storage at once', () => {
    const store = new DraftStore(scope);
    store.change(7, { text: 'enviada', quoted });
    store.flush();
    store.clear(7);
    expect(localStorage.length).toBe(0);
    expect(store.get(7)).toEqual({ text: '', quoted: null });
  });

  it('B-01 who follows drafts at rest is told when the writing pauses and when a draft goes, not at every key', () => {
    const store = new DraftStore(scope);
    const atRest = vi.fn();
    const stop = store.subscribeAtRest(atRest);
    for (const text of ['B', 'Bo', 'Bom']) store.change(7, { text });
    expect(atRest).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(atRest).toHaveBeenCalledTimes(1);
    store.clear(7);
    expect(atRest).toHaveBeenCalledTimes(2);
    stop();
    store.clear(7);
    expect(atRest).toHaveBeenCalledTimes(2);
  });

  it('B-01 M-21 a reply target alone is no draft', () => {
    const store = new DraftStore(scope);
    store.change(7, { quoted });
    store.flush();
    expect(localStorage.length).toBe(0);
  });

  it('B-01 M-21 the target in a draft of an older version is left out', () => {
    localStorage.setItem('draft:1:3:7', JSON.stringify({ text: 'antiga', quoted }));
    expect(new DraftStore(scope).get(7)).toEqual({ text: 'antiga', quoted: null });
  });

  it('B-01 a broken stored draft counts as none', () => {
    localStorage.setItem('draft:1:3:7', '{"text": 5}');
    expect(new DraftStore(scope).get(7).text).toBe('');
  });
});
