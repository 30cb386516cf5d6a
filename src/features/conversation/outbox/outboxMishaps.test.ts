import { AxiosError } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { answered, freshOutboxes, openTab, refusal, server, settled, ticketId } from '../../../../test/outboxes';
import { makeUnreadable, unreadable } from '../../../../test/unreadable';

freshOutboxes();

describe('an own message of somebody else in the same conversation', () => {
  it.each([
    ['refused', refusal, 'failed'],
    ['cut', new AxiosError('Network Error', AxiosError.ERR_NETWORK), 'unknown'],
  ])(
    'PUB-24 while a template is on its way: once that is %s it is shown, not lost in silence',
    async (_how, error, becomes) => {
      const tab = openTab('one');
      await settled();
      for (const body of ['Olá {{firstName}}, segue o contrato', '{{firstName}}']) {
        tab.send(body);
        tab.show(server.store('Já te ligo'));
        tab.show(server.store('Olá, segue o contrato'));
        server.posts.at(-1)?.fail(error);
        await settled();
        expect(tab.list()).toEqual([`${body} ${becomes}`]);
        // An hour later.
        tab.show(server.store('Olá, tudo certo?'));
        expect(tab.list()).toEqual([`${body} ${becomes}`]);
        tab.runner.discard(tab.entry(body));
      }
    },
  );

  it('PUB-24 of the very same text: what is refused then is not sent, and stands there again', async () => {
    const tab = openTab('one');
    await settled();
    tab.send('Ok');
    tab.show(server.store('Ok'));
    expect(tab.list()).toEqual([]);
    server.posts[0]?.fail(refusal);
    await settled();
    expect(tab.list()).toEqual(['Ok failed']);
    tab.runner.retry(tab.entry('Ok'));
    expect(server.bodies()).toEqual(['Ok', 'Ok']);
  });

  it('PUB-24 what was given up on stays away, whatever its answer says', async () => {
    vi.useFakeTimers();
    const tab = openTab('one');
    await settled();
    tab.send('Ok');
    await vi.advanceTimersByTimeAsync(30_000);
    tab.runner.discard(tab.entry('Ok'));
    server.posts[0]?.fail(refusal);
    await settled();
    expect(tab.list()).toEqual([]);
  });
});

describe('a template whose ticket has left the page', () => {
  it('B-02 DAY-66 sent again after a lost answer, it is known by its echo', async () => {
    vi.useFakeTimers();
    const tab = openTab('one');
    await settled();
    tab.send('Olá {{firstName}}');
    server.posts[0]?.fail(answered(502, ''));
    await settled();
    tab.leave();
    tab.runner.retry(tab.entry('Olá {{firstName}}'));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(server.bodies()).toEqual(['Olá {{firstName}}', 'Olá {{firstName}}']);
    tab.runner.announced(server.store('Olá Marcos'));
    server.posts[1]?.fail(answered(504, ''));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(tab.list()).toEqual([]);
  });
});

describe('the clock of the device', () => {
  it.each([-5, 1.5, 5])(
    'PUB-25 %s minutes off, in a conversation without messages: one text, once',
    async (minutes) => {
      vi.useFakeTimers({ now: Date.UTC(2020, 0, 1) + minutes * 60_000 });
      for (const cached of [true, false]) {
        server.reset();
        const tab = openTab('one', { cached });
        await settled();
        tab.send('Bom dia');
        await settled();
        tab.send('Tudo bem?');
        server.posts[0]?.answer();
        await settled();
        const message = server.store('Bom dia');
        tab.show(message);
        tab.runner.announced(message);
        expect(tab.list()).toEqual(['Tudo bem? sending']);
        // The answer is lost; looking finds it.
        server.store('Tudo bem?');
        server.posts[1]?.fail(answered(504, ''));
        await vi.advanceTimersByTimeAsync(15_000);
        expect(tab.list()).toEqual([]);
        expect(server.bodies()).toEqual(['Bom dia', 'Tudo bem?']);
        tab.runner.stop();
      }
    },
  );
});

describe('a file that cannot be read', () => {
  const files = () => [
    { file: unreadable('proposta.pdf'), caption: '' },
    { file: new File(['%PDF'], 'boa.pdf', { type: 'application/pdf' }), caption: 'boa' },
  ];

  it('PUB-28 PUB-29 is not sent, says so and holds nothing back', async () => {
    const tab = openTab('one');
    await settled();
    tab.runner.sendFiles(ticketId, files());
    tab.send('depois');
    await settled();
    expect(tab.list()).toEqual([' failed', 'boa sending', 'depois waiting']);
    expect(tab.runner.entriesOf(ticketId)[0]).toMatchObject({
      error: 'ilegível',
      file: null,
      fileName: 'proposta.pdf',
    });
    expect(server.bodies()).toEqual(['boa']);
  });

  it('PUB-29 that changes while it goes out is not sent either', async () => {
    const tab = openTab('one');
    await settled();
    const [, good] = files();
    if (!good) throw new Error('no file');
    tab.runner.sendFiles(ticketId, [good]);
    await settled();
    makeUnreadable(good.file);
    server.posts[0]?.fail(new AxiosError('Network Error', AxiosError.ERR_NETWORK));
    await settled();
    expect(tab.list()).toEqual(['boa failed']);
    expect(tab.runner.entriesOf(ticketId)[0]?.error).toBe('ilegível');
  });
});
