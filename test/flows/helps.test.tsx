import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { reportComeback } from '@/browser/comeback';
import { backend, type Person } from '../world';
import { renderApp } from '../render';
// The lazy page and its dialog are loaded before the first test, so that no test waits for the compiler.
import '@/pages/helps/HelpsPage';
import '@/pages/helps/VideoDialog';

const stored = () => backend.store.helps.all();
const byTitle = new Intl.Collator('pt', { numeric: true, sensitivity: 'base' });
const titles = () =>
  stored()
    .map(({ title }) => title)
    .toSorted((one, other) => byTitle.compare(one, other));
const shown = () => within(screen.getByRole('list', { name: 'Vídeos de ajuda' })).getAllByRole('heading', { level: 2 });
const card = async (title: string) => screen.findByText(title, { selector: 'li button' });
const videoOf = (title: string) => stored().find((help) => help.title === title)?.video;
const frame = () => document.querySelector('iframe');

/** Everything that would make the browser ask another host for something, apart from the data's own pictures. */
const foreign = () =>
  [...document.querySelectorAll('[src], [srcset], link[href]')]
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    .filter((address) => /^(https?:)?\/\//.test(address) && !address.startsWith('http://backend.test'));

/** The picture of a card; it is decoration, so no role names it. */
const pictureOf = (title: string) =>
  within(screen.getByRole('list', { name: 'Vídeos de ajuda' }))
    .getByText(title)
    .closest('li')
    ?.querySelector('img') ?? null;

/** What the browser would do once it has the picture: `width` is the picture's own. */
function arrive(picture: HTMLImageElement | null, width: number): void {
  if (!picture) throw new Error('no picture');
  Object.defineProperty(picture, 'naturalWidth', { value: width });
  fireEvent.load(picture);
}

async function openHelps(as: Person = 'ana') {
  const app = await renderApp('/helps', { as });
  await screen.findByRole('list', { name: 'Vídeos de ajuda' });
  return app;
}

/** Puts a help as the server might have it, before the page asks. */
const withHelp = (change: Partial<{ title: string; video: string | null; link: string | null }>) =>
  backend.store.helps.insert((id) => ({
    id,
    title: 'Zz especial',
    description: 'Outra descrição',
    video: null,
    link: '',
    ...backend.ctx.stamps(),
    ...change,
  }));

describe('the help page', () => {
  it('HV-01 Y-20 a grid of cards with title and description, their number in the title', async () => {
    const asked = vi.spyOn(backend, 'handle');
    await openHelps();
    expect(asked.mock.calls.map(([{ url }]) => new URL(url).pathname)).toContain('/api/helps/list');
    const count = stored().length;
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Ajuda${count}: ${count} vídeos`);
    expect(shown().map(({ textContent }) => textContent?.replace('Assistir ao vídeo: ', ''))).toEqual(titles());
    expect(screen.getByText('Cadastrar, importar e exportar')).toBeVisible();
    expect(screen.getByText('Ajuda', { selector: 'nav a *' })).toBeInTheDocument();
  });

  it('HV-01 each video shows its own thumbnail, asked for late and without saying who reads it; nothing else is foreign', async () => {
    await openHelps();
    const videos = stored().map(({ video }) => `https://img.youtube.com/vi/${video}/mqdefault.jpg`);
    expect(foreign().toSorted()).toEqual(videos.toSorted());
    expect(frame()).toBeNull();
    const picture = pictureOf('Filas');
    expect(picture).toHaveAttribute('src', `https://img.youtube.com/vi/${videoOf('Filas')}/mqdefault.jpg`);
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
    arrive(picture, 320);
    expect(picture).toBeVisible();
  });

  it('HV-01 REAL-6 a thumbnail that fails, or that the host does not have, leaves the drawn card; it comes with the network', async () => {
    await openHelps();
    const failing = pictureOf('Filas');
    if (failing) fireEvent.error(failing);
    // The host answers for a video it does not know with a small grey picture.
    const [other = ''] = titles().filter((title) => title !== 'Filas');
    arrive(pictureOf(other), 120);
    expect(pictureOf('Filas')).toBeNull();
    expect(pictureOf(other)).toBeNull();
    expect(await card('Filas')).toBeVisible();
    act(reportComeback);
    expect(pictureOf('Filas')).toBeInTheDocument();
  });

  it('HV-01 a picture that the record carries shows in place of the thumbnail, and what is no video asks nobody', async () => {
    backend.store.helps.removeWhere(() => true);
    withHelp({ title: 'Com figura', video: 'aqz-KE-bpKQ', link: 'data:image/png;base64,iVBORw0KGgo=' });
    withHelp({ title: 'Quebrado', video: 'javascript:alert(1)' });
    await openHelps();
    expect(pictureOf('Com figura')).toHaveAttribute('src', 'data:image/png;base64,iVBORw0KGgo=');
    expect(pictureOf('Quebrado')).toBeNull();
    expect(foreign()).toEqual([]);
  });

  it('HV-02 B-33 a card opens its video; Escape closes it and gives the focus back', async () => {
    const { user } = await openHelps();
    const opener = await card('Filas');
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Filas' });
    const source = new URL(frame()?.src ?? '');
    expect(source.origin + source.pathname).toBe(`https://www.youtube-nocookie.com/embed/${videoOf('Filas')}`);
    expect(within(dialog).getByTitle('Vídeo: Filas')).toBe(frame());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(frame()).toBeNull());
    expect(opener).toHaveFocus();
  });

  it('HV-02 Escape still works after a click into the player', async () => {
    const { user } = await openHelps();
    await user.click(await card('Filas'));
    await screen.findByRole('dialog');
    const player = frame();
    if (player) vi.spyOn(player, 'matches').mockReturnValue(true);
    act(() => {
      player?.focus();
      window.dispatchEvent(new Event('blur'));
    });
    await waitFor(() => expect(player).not.toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(frame()).toBeNull());
  });

  it('HV-02 B-42 the code may be a whole address; what is no video opens nothing', async () => {
    withHelp({ title: 'Com endereço', video: 'https://youtu.be/aqz-KE-bpKQ?si=1' });
    withHelp({ title: 'Quebrado', video: 'javascript:alert(1)', link: 'https://loja.example/manual' });
    const { user } = await openHelps();
    const broken = within((await screen.findByText('Quebrado')).closest('li') ?? document.body);
    expect(broken.getByText('Vídeo indisponível')).toBeVisible();
    expect(broken.queryByRole('button')).not.toBeInTheDocument();
    expect(broken.getByRole('link', { name: 'Abrir o link: Quebrado' })).toHaveAttribute(
      'href',
      'https://loja.example/manual',
    );
    await user.click(await card('Com endereço'));
    await screen.findByRole('dialog');
    expect(frame()?.src).toContain('/embed/aqz-KE-bpKQ?');
  });

  it('HV-01 B-08 what the super user publishes and takes away shows at once', async () => {
    const { second } = await openHelps('admin');
    const owner = await second('super');
    await owner.request('POST', '/helps', { title: 'Novidades', description: 'Da versão', video: 'aqz-KE-bpKQ' });
    const fresh = await card('Novidades');
    const id = stored().find(({ title }) => title === 'Novidades')?.id;
    await owner.request('DELETE', `/helps/${id}`);
    await waitFor(() => expect(fresh).not.toBeInTheDocument());
  });

  it('HV-01 no video yet, and a list that failed can be asked for again', async () => {
    backend.store.helps.removeWhere(() => true);
    backend.faults.fail('GET /helps/list', 400);
    const { user } = await renderApp('/helps', { as: 'ana' });
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Nenhum vídeo por aqui ainda')).toBeVisible();
  });
});
