import { describe, expect, it, vi } from 'vitest';
import { expectPrinted } from '../../test/printed';
import { preferences } from './preferences';
import { storedPreference, storedSwitch } from './storedPreference';

const fromOtherTab = (key: string | null): void =>
  void window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));

describe('storedPreference', () => {
  it('I-12 begins with what is stored and stores what is chosen', () => {
    localStorage.setItem('speed', '2');
    const speed = storedPreference('speed', (text) => Number(text ?? 1));
    expect(speed.get()).toBe(2);
    speed.update((value) => value / 4);
    expect([speed.get(), localStorage.getItem('speed')]).toEqual([0.5, '0.5']);
  });

  it('B-13 I-12 follows another tab, and only what is said of its key', () => {
    const notes = storedSwitch('notes');
    const told = vi.fn();
    const stop = notes.subscribe(told);
    localStorage.setItem('notes', 'off');
    fromOtherTab('others');
    expect(told).not.toHaveBeenCalled();
    fromOtherTab('notes');
    expect([told.mock.calls.length, notes.get()]).toEqual([1, false]);
    localStorage.clear();
    fromOtherTab(null);
    expect([told.mock.calls.length, notes.get()]).toEqual([2, true]);
    stop();
    fromOtherTab('notes');
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('I-12 listens to the browser only while somebody follows it', () => {
    const notes = storedSwitch('notes');
    const [added, removed] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')];
    const stop = notes.subscribe(() => undefined);
    expect(added.mock.calls.map(([name]) => name)).toEqual(['storage']);
    expect(removed).not.toHaveBeenCalled();
    stop();
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });

  it('I-12 a switch is stored as on or off', () => {
    const notes = storedSwitch('notes');
    const stored = [false, true].map((on) => {
      notes.set(on);
      return localStorage.getItem('notes');
    });
    expect(stored).toEqual(['off', 'on']);
  });

  it('I-12 keeps the same object as long as the same text is stored', () => {
    const first = preferences.alerts.get();
    expect(preferences.alerts.get()).toBe(first);
    preferences.alerts.update((settings) => ({ ...settings, scope: 'mine' }));
    expect(preferences.alerts.get()).toEqual({ scope: 'mine', sound: true, hiddenOnly: false });
  });

  it('I-12 holds on this page where nothing can be stored', () => {
    expectPrinted(/^storage /);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const notes = storedSwitch('notes');
    notes.set(false);
    expect([notes.get(), localStorage.getItem('notes')]).toEqual([false, null]);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no storage', 'SecurityError');
    });
    expect([notes.get(), storedSwitch('notes').get()]).toEqual([false, true]);
  });
});

describe('preferences', () => {
  it.each([
    ['volume', '0.3', 0.3],
    ['volume', '0', 0],
    ['volume', '1', 1],
    ['volume', '-1', 1],
    ['volume', '', 1],
    ['volume', '7', 1],
    ['volume', 'loud', 1],
    ['sign', 'false', false],
    ['sign', 'true', true],
    ['sendKey', 'ctrlEnter', 'ctrlEnter'],
    ['sendKey', 'meta', 'enter'],
    ['showNotes', 'off', false],
    ['singleKeys', 'on', true],
  ] as const)('I-12 %s stored as "%s" is %s', (name, text, value) => {
    const keys = { volume: 'volume', sign: 'signOption', sendKey: 'sendKey', showNotes: 'threadNotes' } as const;
    localStorage.setItem(name === 'singleKeys' ? 'singleKeyShortcuts' : keys[name], text);
    expect(preferences[name].get()).toBe(value);
  });

  it('I-12 H-06 B-30 are loud and told of everything until something is chosen', () => {
    expect(preferences.volume.get()).toBe(1);
    expect(preferences.alerts.get()).toEqual({ scope: 'all', sound: true, hiddenOnly: false });
    expect([preferences.sign.get(), preferences.sendKey.get(), preferences.singleKeys.get()]).toEqual([
      true,
      'enter',
      true,
    ]);
  });

  it('I-12 B-30 keeps every choice under its key in the form of before', () => {
    preferences.volume.set(0.5);
    preferences.sign.set(false);
    preferences.sendKey.set('ctrlEnter');
    preferences.alerts.set({ scope: 'none', sound: false, hiddenOnly: true });
    preferences.showNotes.set(false);
    preferences.singleKeys.set(false);
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      volume: '0.5',
      signOption: 'false',
      sendKey: 'ctrlEnter',
      alerts: '{"scope":"none","sound":false,"hiddenOnly":true}',
      threadNotes: 'off',
      singleKeyShortcuts: 'off',
    });
  });
});
