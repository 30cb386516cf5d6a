import { connectionKeys, sortConnections, toConnection, type Connection } from '@/api/connections';
import { ticketKeys, type Ticket } from '@/api/tickets';
import type { ConnectionEvent, ConnectionSessionEvent } from '@/realtime/socket/events';
import { liveRow } from './liveRow';
import { mapTickets } from './ticketLists';
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

/** A ticket carries a copy of its connection's name, which follows the connection (DAY-25) and ends with it (REAL-3). */
function withLine(ticket: Ticket, event: ConnectionEvent): Ticket {
  if (event.action === 'delete') {
    return ticket.whatsappId === Number(event.whatsappId) ? { ...ticket, whatsappId: null, whatsapp: null } : ticket;
  }
  if (ticket.whatsappId !== event.whatsapp.id) return ticket;
  const { name } = event.whatsapp;
  return ticket.whatsapp?.name === name ? ticket : { ...ticket, whatsapp: { ...ticket.whatsapp, name } };
}

const tickets = ticketKeys.lists();
const ticketDetails = ticketKeys.details();

/** The connections to choose from, and the name and state of each wherever it shows (RT-10, RT-11). */
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
    event: 'connection',
    key: tickets,
    patch: (rows, event) => mapTickets(rows, (ticket) => withLine(ticket, event)),
  }),
  liveRow({ event: 'connection', key: ticketDetails, patch: withLine }),
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
