import { connectionKeys, sortConnections, toConnection, type Connection } from '@/api/connections';
import type { ConnectionSessionEvent } from '@/realtime/socket/events';
import { liveRow } from './liveRow';
import { mapRows, removeRecord, upsertRecord } from './records';

const list = connectionKeys.list();

/** Of a session event only these fields count (contract 4.5), and only where they are not older than what is known. */
function withSession(row: Connection, { session }: ConnectionSessionEvent): Connection {
  const { status, updatedAt, qrcode, retries } = toConnection(session);
  if (row.id !== session.id || (updatedAt ?? '') < (row.updatedAt ?? '')) return row;
  return {
    ...row,
    status,
    ...(updatedAt === undefined ? {} : { updatedAt }),
    ...(qrcode === undefined ? {} : { qrcode }),
    ...(retries === undefined ? {} : { retries }),
  };
}

/** The connections to choose from, and the state of each wherever it shows (RT-10, RT-11). */
export const connectionRows = [
  liveRow({
    event: 'connection',
    key: list,
    patch: (rows, event) =>
      event.action === 'delete'
        ? removeRecord(rows, event.whatsappId)
        : sortConnections(upsertRecord(rows, toConnection(event.whatsapp))),
  }),
  liveRow({
    event: 'connectionSession',
    key: list,
    patch: (rows, event) => rows.map((row) => withSession(row, event)),
  }),
  liveRow({
    event: 'connectionSession',
    key: connectionKeys.lists(),
    patch: (pages, event) => mapRows(pages, (row) => withSession(row, event)),
  }),
  liveRow({ event: 'connectionSession', key: connectionKeys.details(), patch: withSession }),
];
