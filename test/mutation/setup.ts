import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { adoptStoredSession } from '@/api/session';
import { installStubs, resetStubs } from '../browserStubs';

/** Of test/setup.ts what the pure cores need: they draw next to nothing and ask no server. */
beforeAll(installStubs);

/** Tests against the clock ask nothing of a mutant: the code around it is slower by what tells it apart. */
beforeEach(({ task, skip }) => skip(/PAIN-7\.4 .*(take no time|costs? no more)/.test(task.name)));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  adoptStoredSession();
  resetStubs();
});
