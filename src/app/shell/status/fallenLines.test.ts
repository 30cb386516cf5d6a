import { expect, it } from 'vitest';
import type { ConnectionStatus } from '@/api/connections';
import { seeLines, type SeenLines } from './fallenLines';

const lines = (...states: ConnectionStatus[]) =>
  states.map((status, index) => ({ id: index + 1, name: `Linha ${index + 1}`, isDefault: index === 0, status }));

it('REAL-3 a connection that was seen up and goes down is news, a spare one that never was is not', () => {
  const seen = seeLines({}, lines('CONNECTED', 'DISCONNECTED'));
  expect(seen).toEqual({ 1: false });
  expect(seeLines(seen, lines('PENDING', 'DISCONNECTED'))).toEqual({ 1: true });
});

it.each(['PENDING', 'qrcode', 'DISCONNECTED', 'TIMEOUT'] as const)('REAL-3 %s is down', (status) => {
  expect(seeLines({ 1: false }, lines(status))).toEqual({ 1: true });
});

it('REAL-3 one that opens is neither up nor down: a short break is no news, and a logout stays one', () => {
  const up: SeenLines = { 1: false };
  const down: SeenLines = { 1: true };
  expect(seeLines(up, lines('OPENING'))).toBe(up);
  expect(seeLines(down, lines('OPENING'))).toBe(down);
  expect(seeLines(down, lines('CONNECTED'))).toEqual(up);
});

it('REAL-3 the usual one is news although it was never seen up, and a deleted one no more', () => {
  expect(seeLines({}, lines('DISCONNECTED', 'DISCONNECTED'))).toEqual({ 1: true });
  expect(seeLines({}, lines('OPENING', 'DISCONNECTED'))).toEqual({});
  expect(seeLines({ 1: true }, [])).toEqual({});
});
