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

describe('drafts in two tabs', () => {
  /** Two stores over one storage, each told what the other writes, as browsers do. */
  function twoTabs() {
    const tabs = [new DraftStore(scope), new DraftStore(scope)] as const;
    const { setItem, removeItem } = Storage.prototype;
    let writer: DraftStore | null = null;
    const told = (storage: Storage, key: string, act: () => void): void => {
      const oldValue = storage.getItem(key);
      act();
      const newValue = storage.getItem(key);
      if (oldValue === newValue) return;
      for (const tab of tabs) if (tab !== writer) tab.follow({ key, oldValue, newValue });
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function write(this: Storage, key, value) {
      told(this, key, () => setItem.call(this, key, value));
    });
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function remove(this: Storage, key) {
      told(this, key, () => removeItem.call(this, key));
    });
    const within = (tab: DraftStore, act: () => void): void => {
      writer = tab;
      act();
      writer = null;
    };
    const [a, b] = tabs;
    for (const tab of tabs) tab.get(7);
    return {
      a,
      b,
      type: (tab: DraftStore, text: string) => tab.change(7, { text }),
      rest: (tab: DraftStore) => within(tab, tab.flush),
      send: (tab: DraftStore) => within(tab, () => tab.clear(7)),
      texts: () => [a.get(7).text, b.get(7).text, new DraftStore(scope).get(7).text],
    };
  }

  it('PUB-27 DAY-66 what is written in one stands in the other, and goes with it when it is sent in either', () => {
    const { a, b, type, rest, send, texts } = twoTabs();
    type(a, 'Segue o boleto');
    rest(a);
    expect(texts()).toEqual(['Segue o boleto', 'Segue o boleto', 'Segue o boleto']);
    send(a);
    expect(texts()).toEqual(['', '', '']);
    type(b, 'E o contrato');
    rest(b);
    send(a);
    expect(texts()).toEqual(['', '', '']);
  });

  it('PUB-27 sending in one does not take away what has been written in the other since', () => {
    const { a, b, type, rest, send, texts } = twoTabs();
    type(a, 'Bom dia');
    rest(a);
    vi.advanceTimersByTime(10);
    type(b, 'Bom dia, Marcos');
    send(a);
    rest(b);
    expect(texts()).toEqual(['Bom dia, Marcos', 'Bom dia, Marcos', 'Bom dia, Marcos']);
  });

  it('PUB-27 a letter typed and deleted in a tab that does not know of it removes nothing', () => {
    const first = new DraftStore(scope);
    const second = new DraftStore(scope);
    second.get(7);
    first.change(7, { text: 'Um texto longo' });
    first.flush();
    second.change(7, { text: 'x' });
    second.change(7, { text: '' });
    second.flush();
    expect(new DraftStore(scope).get(7).text).toBe('Um texto longo');
    expect(second.get(7).text).toBe('Um texto longo');
  });

  it('PUB-27 what comes to rest late does not write over what was written after it', () => {
    const { a, b, type, rest, texts } = twoTabs();
    type(a, 'antes');
    vi.advanceTimersByTime(10);
    type(b, 'depois');
    rest(b);
    expect(texts()).toEqual(['depois', 'depois', 'depois']);
    rest(a);
    expect(texts()).toEqual(['depois', 'depois', 'depois']);
  });

  it('PUB-27 PUB-25 a clock that is set back makes nothing older than what it was written on', () => {
    const { a, b, type, rest, texts } = twoTabs();
    type(a, 'um');
    rest(a);
    vi.setSystemTime(Date.now() - 300_000);
    type(b, 'um dois');
    rest(b);
    expect(texts()).toEqual(['um dois', 'um dois', 'um dois']);
    type(b, '');
    rest(b);
    expect(texts()).toEqual(['', '', '']);
  });

  it('PUB-27 each tab keeps what it replies to, and what belongs to others is none of its business', () => {
    const { a, b, type, rest } = twoTabs();
    b.change(7, { quoted });
    type(a, 'Oi');
    rest(a);
    expect(b.get(7)).toMatchObject({ text: 'Oi', quoted });
    const heard = vi.fn();
    b.subscribe(heard);
    for (const key of ['draft:1:4:7', 'draft:1:3:x', 'outbox:1:3', null]) {
      b.follow({ key, oldValue: null, newValue: '{"text":"de outro","at":9e15}' });
    }
    expect(heard).not.toHaveBeenCalled();
    expect(b.get(7).text).toBe('Oi');
  });
});
