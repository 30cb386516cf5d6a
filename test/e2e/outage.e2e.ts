import { describe, expect, it } from 'vitest';
import { control } from './browser';
import { open, receive, thePage, thread, threadJourneys } from './threadLab';

threadJourneys([/ERR_FAILED/, /ERR_INTERNET_DISCONNECTED/, /status of 502/, /WebSocket/]);

const notLoaded = 'Não deu para carregar agora.';

describe('media during an outage', () => {
  it('REAL-6 PAIN-6.4 what could not be loaded says so and not that its format is unknown, and comes back by itself', async () => {
    await receive({ body: 'Áudio', mediaType: 'audio', mediaPath: 'audio.wav' });
    await receive({ body: '-', mediaType: 'image', mediaPath: 'caixa.jpg' });
    await receive({ body: '-', mediaType: 'video', mediaPath: 'video.mp4' });
    await receive({ body: 'depois' });
    await thePage().route('**/public/**', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
    await open();
    await thread().getByText('depois').waitFor();
    const failed = thread().getByText(notLoaded);
    await expect.poll(() => failed.count()).toBeGreaterThanOrEqual(3);
    expect(await thread().getByText('Este navegador não toca este áudio.').count()).toBe(0);
    const retry = thread().getByRole('button', { name: 'Tentar de novo' }).first();
    await retry.click();
    await expect.poll(() => failed.count()).toBeGreaterThanOrEqual(3);

    await thePage().unroute('**/public/**');
    await control('dropSockets');
    await expect.poll(() => failed.count(), { timeout: 30_000 }).toBe(0);
    await thread().getByRole('button', { name: 'Ouvir' }).last().waitFor();
    const loaded = () =>
      thread()
        .getByRole('img', { name: 'Foto' })
        .last()
        .evaluate((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0);
    await expect.poll(loaded).toBe(true);
  });

  it('REAL-6 PAIN-6.4 a sound that came and cannot be decoded is said to be of an unknown format', async () => {
    await thePage().route('**/public/quebrado.mp3', (route) =>
      route.fulfill({ status: 200, contentType: 'audio/mpeg', body: 'isto não é um som' }),
    );
    await receive({ body: 'Áudio', mediaType: 'audio', mediaPath: 'quebrado.mp3' });
    await open();
    await thread().getByText('Este navegador não toca este áudio.').waitFor();
    expect(await thread().getByText(notLoaded).count()).toBe(0);
    await thePage().unroute('**/public/quebrado.mp3');
  });
});
