import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { commandOf } from '@/browser/commands';
import { servesOther, watchBuild } from '@/app/newBuild';
import { missPart } from '../missPart';
import { server, startedCalls } from '../msw';
import { answerWhen } from '../page';
import { renderApp, type RenderedApp } from '../render';
import { cardLink, openBoard, payment, stored, usualCards } from './kanbanHelpers';
import { allConfirmed, firstTicket, holdBack, openConversation, picture } from './composerHelpers';
// The lazy pages are loaded before the first test, so that no test waits for the compiler.
import '@/app/palette/Keyboard';
import { pause } from '@/lib/pause';
import '@/pages/campaigns-config/CampaignsConfigPage';
import '@/pages/contacts/ContactsPage';

const unsigned = { storage: { signOption: 'false' } };

/** Whether the browser would ask before this page goes. */
function asksToUnload(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  act(() => void window.dispatchEvent(leaving));
  return leaving.defaultPrevented;
}

const signOut = async ({ user }: Pick<RenderedApp, 'user'>): Promise<void> => {
  await user.click(screen.getByLabelText(/^Conta de/));
  await user.click(await screen.findByText('Sair'));
};
const signOutQuestion = () => screen.findByRole('dialog', { name: 'Sair agora?' });
const signedIn = (): boolean => localStorage.getItem('token') !== null;
const lost = (question: HTMLElement): (string | null)[] =>
  within(question)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function withFile() {
  const app = await openConversation(firstTicket('ana'), unsigned);
  fireEvent.paste(app.box, {
    clipboardData: { files: [picture('nota.png')], types: ['Files'], items: [], getData: () => '' },
  });
  await screen.findByLabelText('Enviar 1 arquivo');
  return app;
}

function addScript(address: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.dataset['testLeft'] = '';
  script.setAttribute('src', address);
  document.head.append(script);
}

/** The page's main script, as the build names it, and the one that the server names now. */
function buildsAre(running: string, served: string): void {
  addScript(`/assets/index-${running}.js`);
  server.use(
    http.get('*/index.html', () =>
      HttpResponse.html(`<script type="module" src="/assets/index-${served}.js"></script>`),
    ),
  );
}

describe('what would be lost with the page', () => {
  it('SAFE-8 B-03 a file that waits asks before a reload and before signing out; staying keeps it', async () => {
    const app = await withFile();
    expect(asksToUnload()).toBe(true);
    await signOut(app);
    const question = await signOutQuestion();
    expect(lost(question)).toEqual(['Arquivos que ainda não foram enviados']);
    await app.user.click(within(question).getByText('Ficar'));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(signedIn()).toBe(true);
    expect(screen.getByText('nota.png')).toBeVisible();
    await app.user.click(screen.getByLabelText('Remover nota.png'));
    expect(asksToUnload()).toBe(false);
  });

  it('SAFE-8 signing out all the same leaves at once', async () => {
    const app = await withFile();
    await signOut(app);
    await app.user.click(within(await signOutQuestion()).getByText('Sair mesmo assim'));
    expect(await screen.findByRole('heading', { name: 'Entrar no Prosa' })).toBeVisible();
    expect(signedIn()).toBe(false);
    expect(asksToUnload()).toBe(false);
  });

  it('SAFE-14 with the session go the addresses of the pictures that waited', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const released = vi.spyOn(URL, 'revokeObjectURL');
    const app = await withFile();
    const addresses = made.mock.results.map(({ value }) => [String(value)]);
    expect(addresses).toHaveLength(1);
    expect(released).not.toHaveBeenCalled();
    await signOut(app);
    await app.user.click(within(await signOutQuestion()).getByText('Sair mesmo assim'));
    await screen.findByRole('heading', { name: 'Entrar no Prosa' });
    expect(released.mock.calls).toEqual(addresses);
  });

  it('SAFE-8 S-25 with nothing to lose neither a reload nor signing out asks', async () => {
    const app = await openConversation(firstTicket('ana'), unsigned);
    await app.write(app.box, 'Um rascunho fica guardado');
    expect(asksToUnload()).toBe(false);
    await signOut(app);
    expect(await screen.findByRole('heading', { name: 'Entrar no Prosa' })).toBeVisible();
    expect(signedIn()).toBe(false);
  });

  it('SAFE-8 B-03 an upload under way, and the file that waits behind it, ask until they have gone out', async () => {
    const app = await openConversation(firstTicket('ana'), unsigned);
    const release = holdBack('*/api/messages/*');
    for (const name of ['um.png', 'dois.png']) {
      fireEvent.paste(app.box, {
        clipboardData: { files: [picture(name)], types: ['Files'], items: [], getData: () => '' },
      });
    }
    await app.user.click(screen.getByLabelText('Enviar 2 arquivos'));
    expect(asksToUnload()).toBe(true);
    await signOut(app);
    const question = await signOutQuestion();
    expect(lost(question)).toEqual(['Arquivos que ainda não foram enviados']);
    await app.user.click(within(question).getByText('Ficar'));
    release();
    await allConfirmed();
    await waitFor(() => expect(asksToUnload()).toBe(false));
  });

  it('SAFE-8 B-03 without a network a file that was sent waits, and asks', async () => {
    const app = await withFile();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await app.user.click(screen.getByLabelText('Enviar 1 arquivo'));
    await waitFor(() => expect(screen.queryByLabelText('Arquivos a enviar')).toBeNull());
    expect(asksToUnload()).toBe(true);
  });

  it('SAFE-8 B-14 PAIN-9.1 while a file waits a missing chunk shows the banner instead of reloading', async () => {
    const reload = vi.fn();
    onTestFinished(watchBuild(reload));
    buildsAre('A', 'B');
    const app = await withFile();
    missPart();
    expect(await screen.findByText('Há uma versão nova.')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    await app.user.click(screen.getByLabelText('Remover nota.png'));
    missPart();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('SAFE-8 a chunk that is missing without a new version shows no banner', async () => {
    onTestFinished(watchBuild(vi.fn()));
    buildsAre('A', 'A');
    await withFile();
    missPart();
    await waitFor(() => expect(startedCalls.some(({ pathname }) => pathname === '/index.html')).toBe(true));
    await act(() => pause(50));
    expect(screen.queryByText('Há uma versão nova.')).not.toBeInTheDocument();
  });

  it('PUB-55 a module script that an extension has put first is not taken for another build', async () => {
    addScript('chrome-extension://abc/content.js');
    buildsAre('A', 'A');
    expect(await servesOther()).toBe(false);
    document.head.querySelectorAll('[data-test-left]').forEach((element) => element.remove());
    addScript('chrome-extension://abc/content.js');
    buildsAre('A', 'B');
    expect(await servesOther()).toBe(true);
  });

  it('SAFE-8 PAIN-4.5 somebody else who has signed in in another tab is not kept waiting by a question', async () => {
    await withFile();
    let unasked = false;
    const refused = vi.fn<(error: Error) => void>(() => {
      unasked = !asksToUnload();
    });
    jsdom.virtualConsole.once('jsdomError', refused);
    localStorage.setItem('userId', '999');
    localStorage.setItem('token', '"another"');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await waitFor(() => expect(refused.mock.lastCall?.[0].message).toMatch(/navigation/));
    expect(unasked).toBe(true);
  });
});

describe('forms with changes', () => {
  async function changedForm() {
    const app = await renderApp('/campaigns-config', { as: 'admin' });
    const key = await screen.findByLabelText('Atalho', { selector: 'input' }, { timeout: 15_000 });
    await app.user.type(key, 'x');
    await screen.findByText('Alterações não salvas');
    await waitFor(() => expect(commandOf('palette')).toBeDefined());
    return app;
  }

  it('SAFE-8 B-04 are named before signing out', async () => {
    const app = await changedForm();
    expect(asksToUnload()).toBe(true);
    await signOut(app);
    expect(lost(await signOutQuestion())).toEqual(['Alterações que ainda não foram salvas']);
  });

  it('B-04 B-25 SAFE-8 ask as well when the palette leads elsewhere', async () => {
    const { user } = await changedForm();
    const toContacts = async () => {
      await user.keyboard('{Control>}k{/Control}');
      const palette = await screen.findByRole('dialog', { name: 'Buscar ou ir para' }, { timeout: 15_000 });
      await user.type(within(palette).getByRole('combobox'), 'contatos');
      await within(palette).findByRole('option', { name: 'Contatos' });
      await user.keyboard('{Enter}');
      return screen.findByRole('dialog', { name: 'Descartar as alterações?' });
    };
    await user.click(within(await toContacts()).getByText('Continuar editando'));
    expect(window.location.pathname).toBe('/campaigns-config');
    expect(screen.getByLabelText('Atalho', { selector: 'input' })).toHaveValue('x');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(within(await toContacts()).getByText('Descartar'));
    await waitFor(() => expect(window.location.pathname).toBe('/contacts'));
  });

  it('B-04 SAFE-8 one step back asks for the dialog first, then for the page under it, and goes one step', async () => {
    const { user } = await renderApp('/nowhere', { as: 'admin' });
    for (const [name, path] of [
      ['Contatos', '/contacts'],
      ['Tags', '/tags'],
    ] as const) {
      await user.click(await screen.findByRole('link', { name }, { timeout: 15_000 }));
      await waitFor(() => expect(window.location.pathname).toBe(path));
    }
    await user.click(screen.getByText('Campanhas', { selector: 'aside button *' }));
    await user.click(await screen.findByRole('link', { name: 'Configurações das campanhas' }));
    await user.type(await screen.findByLabelText('Atalho', { selector: 'input' }), 'x');
    await user.click(screen.getByLabelText(/^Conta de/));
    await user.click(await screen.findByText('Perfil'));
    const profile = await screen.findByRole('dialog', { name: 'Meu perfil' });
    await user.type(within(profile).getByLabelText(/^Nome/), ' Neto');
    act(() => window.history.back());
    const discard = { name: 'Descartar as alterações?' };
    await user.click(within(await screen.findByRole('dialog', discard)).getByText('Descartar'));
    await waitFor(() => expect(profile).not.toBeInTheDocument());
    const second = await screen.findByRole('dialog', discard);
    await waitFor(() => expect(window.location.pathname).toBe('/campaigns-config'));
    await user.click(within(second).getByText('Descartar'));
    await waitFor(() => expect(window.location.pathname).toBe('/tags'));
  });
});

describe('moves on the board', () => {
  it('SAFE-8 B-04 a card on its way is named before signing out', async () => {
    const [, bento] = usualCards();
    const app = await openBoard();
    const release = answerWhen('/ticket-tags');
    cardLink('Bento Luz').focus();
    await app.user.keyboard(' {ArrowRight} ');
    expect(asksToUnload()).toBe(true);
    await signOut(app);
    const question = await signOutQuestion();
    expect(lost(question)).toEqual(['Um cartão que ainda está mudando de coluna']);
    await app.user.click(within(question).getByText('Ficar'));
    release();
    await waitFor(() => expect(stored(bento)).toEqual(['VIP', payment]));
    await waitFor(() => expect(asksToUnload()).toBe(false));
  });
});
