import { afterEach, describe, expect, it, vi } from 'vitest';
import { onComeback, reportComeback } from './comeback';
import { preferences } from './preferences';
import { nameTab } from './tabTitle';

afterEach(() => nameTab({ unread: '', page: '' }));

describe('the title of the tab', () => {
  it('B-11 names what is unread, the page and the product; what is not given stays', () => {
    nameTab();
    expect(document.title).toBe('Prosa');
    nameTab({ page: 'Contatos' });
    expect(document.title).toBe('Contatos · Prosa');
    nameTab({ unread: '3' });
    expect(document.title).toBe('(3) Contatos · Prosa');
    nameTab({ page: '' });
    expect(document.title).toBe('(3) Prosa');
  });
});

describe('a comeback', () => {
  it('REAL-6 is told to those who listen', () => {
    const heard = vi.fn();
    const stop = onComeback(heard);
    reportComeback();
    stop();
    reportComeback();
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('what a browser has been told about alerts', () => {
  const stored = (value: string) => {
    localStorage.setItem('alerts', value);
    return preferences.alerts.get();
  };

  it('B-30 is everything, with sound, in sight or not, where nothing else is said', () => {
    const usual = { scope: 'all', sound: true, hiddenOnly: false };
    expect(preferences.alerts.get()).toEqual(usual);
    expect(['{', 'null', '[]', '5', '{"scope":"odd","sound":1,"hiddenOnly":"yes"}'].map(stored)).toEqual([
      usual,
      usual,
      usual,
      usual,
      usual,
    ]);
  });

  it('B-30 is what was chosen', () => {
    expect(stored('{"scope":"mine","sound":false,"hiddenOnly":true}')).toEqual({
      scope: 'mine',
      sound: false,
      hiddenOnly: true,
    });
    expect(stored('{"scope":"none"}')).toMatchObject({ scope: 'none' });
  });
});
