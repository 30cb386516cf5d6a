import { describe, expect, it, vi } from 'vitest';
import { createBackend } from './backend';
import { Network, networkNamed } from './network';

const many = 20_000;
const times = <T>(act: () => T): T[] => Array.from({ length: many }, act);
const share = (values: readonly boolean[]): number => values.filter(Boolean).length / values.length;
const span = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

const dayOf = (network: Network) =>
  Array.from({ length: 200 }, () => [
    network.way(),
    network.interference('GET', '/tickets'),
    network.wire(),
    network.ready(),
    network.dies(),
    network.receipt(),
  ]);

describe('the network of a bad day', () => {
  it('B-09 has its spans: ways, stalls, echoes, receipts and `ready`, which may never come', () => {
    const network = new Network('awful', 3);
    const ways = times(() => network.way());
    expect(span(ways.filter((ms) => ms < 4_000))).toEqual([10, 200]);
    expect(share(ways.map((ms) => ms === 4_000))).toBeCloseTo(0.03, 1.9);
    expect(span(times(() => network.wire()))).toEqual([5, 400]);
    expect(span(times(() => network.receipt()))).toEqual([expect.closeTo(200, -1), expect.closeTo(4_000, -1)]);
    const readies = times(() => network.ready());
    expect(span(readies.filter((ms) => ms !== null))).toEqual([expect.closeTo(0, -1), expect.closeTo(4_000, -1)]);
    expect(share(readies.map((ms) => ms === null))).toBeCloseTo(0.05, 1.9);
    expect(share(times(() => network.dies()))).toBeCloseTo(0.15, 1.9);
    for (let ticket = 1; ticket <= 500; ticket += 1) {
      const wait = network.echo(ticket);
      expect(wait).toBeGreaterThanOrEqual(100);
      expect(wait).toBeLessThanOrEqual(3_000);
    }
  });

  it('B-09 lets no echo overtake another of its conversation', () => {
    const network = new Network('awful', 3);
    const echoes = Array.from({ length: 100 }, (_, sent) => sent + network.echo(1, sent));
    expect(echoes).toEqual(echoes.toSorted((a, b) => a - b));
  });

  it('B-09 answers six calls in a hundred in the server’s place, before or after it has worked; changes are spared on request', () => {
    const network = new Network('awful', 5);
    const met = times(() => network.interference('PUT', '/tickets/1'));
    expect(share(met.map((what) => what !== null))).toBeCloseTo(0.06, 1.9);
    expect(new Set(met.map((what) => what?.status))).toEqual(
      new Set([undefined, 502, 503, 429, 200, 403, 0, 504, 524]),
    );
    expect(new Set(met.map((what) => what?.when))).toEqual(new Set([undefined, 'before', 'after']));
    const sparing = new Network('awful', 5, true);
    expect(times(() => sparing.interference('PUT', '/tickets/1')).every((what) => what === null)).toBe(true);
    expect(
      share(times(() => sparing.interference('POST', '/messages/1')).map((what) => what !== null)),
    ).toBeGreaterThan(0.04);
    expect(share(times(() => sparing.interference('GET', '/tickets')).map((what) => what !== null))).toBeGreaterThan(
      0.04,
    );
  });

  it('B-09 is the same day again with the same seed, and another with another', () => {
    expect(dayOf(new Network('awful', 7))).toEqual(dayOf(new Network('awful', 7)));
    expect(dayOf(new Network('awful', 7))).not.toEqual(dayOf(new Network('awful', 8)));
  });

  it('B-09 3g is slow and sound, lan is none, and no other name is known', () => {
    const slow = networkNamed('3g', 1);
    if (!slow) throw new Error('3g is a network');
    expect(times(() => slow.interference('GET', '/tickets')).every((what) => what === null)).toBe(true);
    expect(times(() => slow.ready() === null || slow.dies()).some(Boolean)).toBe(false);
    expect(networkNamed('lan', 1)).toBeNull();
    expect(() => networkNamed('5g', 1)).toThrow('5g');
  });

  it('REAL-6 stands between a page and its files as well', async () => {
    const network = new Network('awful', 1);
    const way = vi.spyOn(network, 'way').mockReturnValue(1);
    const backend = createBackend({ network });
    backend.ctx.files.put('a.png', { bytes: new Uint8Array([1]), type: 'image/png' });
    const got = await Promise.all(
      Array.from({ length: 200 }, () => backend.handle(new Request('http://a.test/public/a.png'))),
    );
    await backend.close();
    const whole = got.filter(({ status, headers }) => status === 200 && headers.get('content-type') === 'image/png');
    expect(whole.length).toBeGreaterThan(170);
    expect(whole.length).toBeLessThan(198);
    expect(way).toHaveBeenCalledTimes(200);
  });
});
