import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetServerTime, noteServerTime, serverAhead, serverNow } from './serverClock';

const hour = 3_600_000;

describe('the server’s clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T12:00:00Z') });
    forgetServerTime();
  });
  afterEach(() => {
    vi.useRealTimers();
    forgetServerTime();
  });

  it.each([
    ['an hour behind this device', -hour, -hour],
    ['an hour ahead', hour, hour],
    ['less than a minute off', -50_000, 0],
    ['seven minutes and a half behind', -7.5 * 60_000, -7 * 60_000],
  ])('PUB-42 %s', (_case, off, expected) => {
    for (let count = 0; count < 3; count += 1) noteServerTime(Date.now() + off);
    expect(serverAhead.get()).toBe(expected);
    expect(serverNow()).toBe(Date.now() + expected);
  });

  it('PUB-42 one moment of long ago makes no clock wrong, nor do many beside one of now', () => {
    noteServerTime(Date.now() - hour);
    expect(serverAhead.get()).toBe(0);
    for (let count = 0; count < 10; count += 1) noteServerTime(Date.now() - hour * count);
    expect(serverAhead.get()).toBe(0);
  });

  it('PUB-42 a clock that is set right is believed again', () => {
    for (let count = 0; count < 5; count += 1) noteServerTime(Date.now() + hour);
    expect(serverAhead.get()).toBe(hour);
    for (let count = 0; count < 30; count += 1) noteServerTime(Date.now());
    expect(serverAhead.get()).toBe(0);
  });

  it('PUB-42 what is no time says nothing', () => {
    for (const text of ['', 'undefined', 'soon']) noteServerTime(Date.parse(text));
    expect(serverAhead.get()).toBe(0);
  });
});
