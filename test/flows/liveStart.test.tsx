import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { socketUrl } from '../socketServer';
import { backend } from '../world';
import { conversationOf, openThread, requests } from './threadHelpers';

afterEach(() => {
  for (const io of backend.ctx.ios) delete io.engine.opts.allowRequest;
});

it('PAIN-1.1 B-08 a message that came before the socket was ready is there once it is', async () => {
  const { ticket } = conversationOf([{ body: 'a primeira' }]);
  // The server takes its time to accept the socket: the page has read the conversation by then.
  const waiting: (() => void)[] = [];
  let open = false;
  await socketUrl();
  for (const io of backend.ctx.ios) {
    io.engine.opts.allowRequest = (_request, pass) => {
      if (open) pass(null, true);
      else waiting.push(() => pass(null, true));
    };
  }
  const { thread } = await openThread(ticket.uuid);
  await within(thread).findByText('a primeira');
  backend.receive({ ticketId: ticket.id, body: 'veio cedo demais' });
  open = true;
  waiting.forEach((pass) => pass());
  expect(await within(thread).findByText('veio cedo demais')).toBeInTheDocument();
  expect(requests('GET', `/messages/${ticket.id}`)).toBe(2);
  expect(screen.getAllByText('a primeira').length).toBeGreaterThan(0);
});
