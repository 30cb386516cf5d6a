import { afterEach, describe, expect, it, vi } from 'vitest';
import { ForbiddenNotification } from '../../../test/browserStubs';
import { expectPrinted } from '../../../test/printed';
import { closeDesktopNotice, showDesktopNotice } from './desktop';

/** A registration whose worker ends in this state a moment after it was asked for. */
function registrationThatEnds(state: ServiceWorkerState, showNotification: (title: string) => Promise<void>) {
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  setTimeout(() => {
    installing.state = state;
    installing.dispatchEvent(new Event('statechange'));
  }, 0);
  return { active: null, installing, showNotification, getNotifications: () => Promise.resolve([]) };
}

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

describe('where only a worker may show notices', () => {
  it('PAIN-5.3 one that could not be installed is asked for again with the next notice', async () => {
    expectPrinted(/^notification Error: the worker did not start/);
    vi.stubGlobal('Notification', ForbiddenNotification);
    const shown: string[] = [];
    const show = (title: string): Promise<void> => Promise.resolve(void shown.push(title));
    const ends: ServiceWorkerState[] = ['redundant', 'activated'];
    const register = vi.fn(() => Promise.resolve(registrationThatEnds(ends.shift() ?? 'activated', show)));
    Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });

    showDesktopNotice({ title: 'Ana', body: 'Oi', tag: 'a' });
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(shown).toEqual([]);
    showDesktopNotice({ title: 'Bia', body: 'Oi', tag: 'b' });
    await vi.waitFor(() => expect(shown).toEqual(['Bia']));
    showDesktopNotice({ title: 'Caio', body: 'Oi', tag: 'c' });
    await vi.waitFor(() => expect(shown).toEqual(['Bia', 'Caio']));
    expect(register).toHaveBeenCalledTimes(2);
    for (const tag of ['a', 'b', 'c']) closeDesktopNotice(tag);
  });
});
