import { expect, it } from 'vitest';
import type { ConnectionStatus } from '@/api/connections';
import { needsWarning } from './useMenuMarks';

const connection = (status: ConnectionStatus) => ({ id: 1, name: 'Principal', isDefault: true, status });

it.each(['qrcode', 'PAIRING', 'DISCONNECTED', 'TIMEOUT', 'OPENING', 'PENDING'] as const)(
  'N-11 a connection in state %s is a warning',
  (status) => {
    expect(needsWarning([connection('CONNECTED'), connection(status)])).toBe(true);
  },
);

it('N-11 no warning while all are connected', () => {
  expect(needsWarning([connection('CONNECTED')])).toBe(false);
  expect(needsWarning([])).toBe(false);
});
