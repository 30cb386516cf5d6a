import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BrowserLocks } from '../../locks';
import { Chance } from '../randomness';
import { installClock, ofPage, outside, running, settle, yieldTurn } from './clock';
import { loadApp, type App } from './app';
import { Story, wireNow } from './story';
import { faultsInQuiet, faultsOf, sums } from './verdict';
import { StorySocket } from './wire';

const runs = Number(process.env['PROSA_RUNS'] ?? 10_000);
const first = Number(process.env['PROSA_SEED'] ?? 1);

type Auth = (pass: (given: { token: string }) => void) => void;

vi.mock('socket.io-client', () => ({
  io: (_url: string, { auth }: { auth: Auth }) => {
    if (!wireNow.wire) throw new Error('no story is being told');
    return new StorySocket(wireNow.wire, auth);
  },
}));

let apps: readonly App[] = [];
let locks = new BrowserLocks();
let story: Story | null = null;

beforeAll(async () => {
  apps = [await loadApp(), await loadApp()];
});

afterAll(() => console.warn(JSON.stringify({ ...sums, acts: Object.fromEntries(sums.acts) })));

/** Puts both pages into one browser: its clock, its locks, its storage. @returns the way back */
function openBrowser(): () => void {
  const restore = installClock();
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    get: () => {
      const { request } = locks.of(running.getStore()?.name ?? '');
      return {
        request: (name: string, ...rest: unknown[]) =>
          request(name, ...rest.map((given, index) => (index === rest.length - 1 ? ofPage(given) : given))),
      };
    },
  });
  const { setItem, removeItem } = Storage.prototype;
  const changes = (storage: Storage, key: string, act: () => void): void => {
    const oldValue = storage.getItem(key);
    act();
    const newValue = storage.getItem(key);
    const writer = running.getStore();
    if (oldValue === newValue) return;
    // The other pages hear of it a moment later.
    outside(() => setTimeout(() => story?.storageWritten({ key, oldValue, newValue }, writer?.name ?? ''), 15));
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function write(this: Storage, key: string, value: string) {
    changes(this, key, () => setItem.call(this, key, value));
  });
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function remove(this: Storage, key: string) {
    changes(this, key, () => removeItem.call(this, key));
  });
  return restore;
}

/** @returns what was wrong in the end */
async function tell(seed: number): Promise<string[]> {
  // What spies remember of thousands of stories would fill the memory.
  vi.clearAllMocks();
  const chance = new Chance(seed * 7 + 1);
  // What the app leaves to chance: waits, names of pages.
  vi.spyOn(Math, 'random').mockImplementation(() => chance.next());
  vi.setSystemTime(Date.UTC(2026, 10, 23, 12));
  locks = new BrowserLocks();
  localStorage.clear();
  for (const app of apps) app.session.adoptStoredSession();
  vi.clearAllTimers();
  story = new Story(seed, { apps, locks });
  await story.begin();
  const steps = 10 + chance.below(50);
  for (let step = 0; step < steps; step += 1) await story.step();
  await story.quiet();
  const inQuiet = faultsInQuiet(story);
  const person = await story.calm();
  const faults = [...inQuiet, ...(await faultsOf(story, person))];
  story.end();
  await settle();
  sums.stories += 1;
  return faults;
}

describe('a bad day on the network', () => {
  it('PUB-24 PUB-25 PUB-26 PUB-27 PUB-28 DAY-62 DAY-63 DAY-66 DAY-67 DAY-74 SAFE-1 SAFE-2 SAFE-3 SAFE-4 SAFE-5 SAFE-14 B-02 B-07 B-08 B-13 two pages end as a fresh read, each message once, nobody deaf, nobody somebody else, nothing of a colleague overwritten or lost in silence', async () => {
    const close = openBrowser();
    try {
      const bad: { seed: number; faults: string[] }[] = [];
      for (let seed = first; seed < first + runs && bad.length < 5; seed += 1) {
        const faults = await tell(seed);
        await yieldTurn();
        if (faults.length > 0) bad.push({ seed, faults });
      }
      expect(bad).toEqual([]);
      // Among so many all acts are done, and some of them meet a colleague who was first.
      if (runs >= 300) {
        expect(sums.acts.size).toBeGreaterThanOrEqual(7);
        expect(sums.told).toBeGreaterThanOrEqual(1);
      }
    } finally {
      close();
    }
  }, 3_600_000);
});
