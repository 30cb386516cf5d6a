import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { pause } from '@/lib/pause';
import { server } from '../msw';
import { backend } from '../world';
import { conversationOf, joinedRoom, openThread, rowOf, type Said } from './threadHelpers';

const notLoaded = 'Não deu para carregar agora.';
const voice: Said = { body: 'Áudio', mediaType: 'audio', mediaPath: 'audio.wav' };

/** How the server answers for uploads from now on; without a status it does not answer at all. */
const filesAnswer = (status?: number): void =>
  server.use(
    http.all('*/public/*', () => (status === undefined ? HttpResponse.error() : new HttpResponse(null, { status }))),
  );

/** As the browser does when it could not load what an element shows. */
const breakAll = (thread: HTMLElement, selector: string): void => {
  const elements = [...thread.querySelectorAll(selector)];
  expect(elements.length).toBeGreaterThan(0);
  elements.forEach((element) => fireEvent.error(element));
};

async function open(said: readonly Said[]) {
  const { ticket, contact } = conversationOf(said);
  const opened = await openThread(ticket.uuid);
  await joinedRoom(ticket.id);
  return { ...opened, ticket, contact };
}

describe('media during an outage', () => {
  it('REAL-6 PAIN-6.4 a voice message that could not be loaded says so, and comes by itself when the live connection is back', async () => {
    const { thread } = await open([voice]);
    await within(thread).findByRole('button', { name: 'Ouvir' });
    filesAnswer();
    breakAll(thread, 'audio');
    expect(await within(thread).findByText(notLoaded)).toBeVisible();
    expect(thread).not.toHaveTextContent('Este navegador não toca este áudio.');
    filesAnswer(200);
    act(() => backend.dropSockets());
    expect(await within(thread).findByRole('button', { name: 'Ouvir' }, { timeout: 20_000 })).toBeVisible();
    expect(thread).not.toHaveTextContent(notLoaded);
  });

  it('REAL-6 an answer of 503 is an outage too, and a button tries again', async () => {
    const { thread, user } = await open([voice]);
    await within(thread).findByRole('button', { name: 'Ouvir' });
    filesAnswer(503);
    breakAll(thread, 'audio');
    await user.click(await within(thread).findByRole('button', { name: 'Tentar de novo' }));
    breakAll(thread, 'audio');
    filesAnswer(200);
    await user.click(await within(thread).findByRole('button', { name: 'Tentar de novo' }));
    expect(within(thread).getByRole('button', { name: 'Ouvir' })).toBeVisible();
    expect(thread).toHaveFocus();
  });

  it('REAL-6 PAIN-6.4 what the server has and the browser does not play is tried twice, then said', async () => {
    const { thread } = await open([{ body: 'antes' }, voice]);
    await within(thread).findByRole('button', { name: 'Ouvir' });
    filesAnswer(200);
    const first = thread.querySelector('audio');
    breakAll(thread, 'audio');
    await waitFor(() => expect(thread.querySelector('audio')).not.toBe(first));
    expect(within(thread).getByRole('button', { name: 'Ouvir' })).toBeVisible();
    breakAll(thread, 'audio');
    expect(await within(thread).findByText('Este navegador não toca este áudio.')).toBeVisible();
    expect(within(thread).queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
  });

  it('REAL-6 a missing picture says so', async () => {
    const { thread } = await open([{ body: '-', mediaType: 'image', mediaPath: 'nunca.jpg' }]);
    await within(thread).findByRole('img', { name: 'Foto' });
    breakAll(thread, '[data-row] img');
    expect(await within(thread).findByText('Arquivo indisponível')).toBeVisible();
  });

  it('REAL-6 pictures, stickers and videos come back when the network is back', async () => {
    const { thread } = await open([
      { body: '-', mediaType: 'image', mediaPath: 'caixa.jpg' },
      { body: 'sticker', mediaType: 'image', mediaPath: 'figurinha.webp' },
      { body: '-', mediaType: 'video', mediaPath: 'video.mp4' },
    ]);
    await within(thread).findByLabelText('Vídeo');
    filesAnswer();
    breakAll(thread, '[data-row] :is(img, video)');
    expect(await within(thread).findAllByText(notLoaded)).toHaveLength(3);
    filesAnswer(200);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await within(thread).findByRole('img', { name: 'Foto' })).toBeInTheDocument();
    expect(within(thread).getByRole('img', { name: 'Figurinha' })).toBeInTheDocument();
    expect(within(thread).getByLabelText('Vídeo')).toBeInTheDocument();
  });

  it('PUB-94 REAL-6 a picture that failed comes also where the network is back before anybody has answered', async () => {
    const { thread } = await open([{ body: '-', mediaType: 'image', mediaPath: 'caixa.jpg' }]);
    const first = await within(thread).findByRole('img', { name: 'Foto' });
    let fail: () => void = () => undefined;
    const hangs = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const asked = vi.fn();
    server.use(
      http.head('*/public/*', async () => {
        asked();
        await hangs;
        return HttpResponse.error();
      }),
    );
    breakAll(thread, '[data-row] img');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    act(() => void window.dispatchEvent(new Event('online')));
    fail();
    await waitFor(() => expect(within(thread).getByRole('img', { name: 'Foto' })).not.toBe(first));
    expect(thread).not.toHaveTextContent(notLoaded);
  });

  it('REAL-6 B-19 the size of a document that could not be asked is asked again', async () => {
    filesAnswer();
    const { thread } = await open([{ body: '-', mediaType: 'application', mediaPath: '1795219416991_nota.pdf' }]);
    const row = rowOf(thread, 'nota.pdf');
    await act(() => pause(300));
    expect(row).not.toHaveTextContent('kB');
    server.use(http.head('*/public/*', () => new HttpResponse(null, { headers: { 'content-length': '34816' } })));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(row).toHaveTextContent('34 kB'));
  });

  it('REAL-6 in the gallery as well: what could not be loaded says so and is tried again', async () => {
    const { thread, user } = await open([{ body: '-', mediaType: 'image', mediaPath: 'caixa.jpg' }]);
    await user.click(await within(thread).findByRole('button', { name: 'Abrir a foto' }));
    const gallery = within(
      await screen.findByRole('dialog', { name: 'Fotos e vídeos da conversa' }, { timeout: 15_000 }),
    );
    filesAnswer();
    fireEvent.error(await gallery.findByRole('img', { name: 'Foto' }));
    expect(await gallery.findByText(notLoaded)).toBeVisible();
    filesAnswer(200);
    await user.click(gallery.getByRole('button', { name: 'Tentar de novo' }));
    expect(gallery.getByRole('img', { name: 'Foto' })).toBeInTheDocument();
    expect(gallery.queryByText(notLoaded)).not.toBeInTheDocument();
  });

  it('REAL-6 an avatar shows initials meanwhile, and its picture afterwards', async () => {
    const { ticket, contact } = conversationOf([{ body: 'oi' }]);
    backend.store.contacts.update(contact, { name: 'Rita Prado', profilePicUrl: 'https://pics.example/rita.jpg' });
    await openThread(ticket.uuid);
    await joinedRoom(ticket.id);
    const pictures = () => [...document.querySelectorAll('img[src="https://pics.example/rita.jpg"]')];
    expect(pictures().length).toBeGreaterThan(1);
    pictures().forEach((picture) => fireEvent.error(picture));
    expect(pictures()).toEqual([]);
    act(() => backend.dropSockets());
    await waitFor(() => expect(pictures().length).toBeGreaterThan(1), { timeout: 20_000 });
  });
});
