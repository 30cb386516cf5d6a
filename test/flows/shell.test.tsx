import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '@/i18n/i18n';
import { toLanguage } from '@/i18n/language';
import { renderApp } from '../render';
import { prefer, setViewport } from '../browserStubs';
import { backend } from '../world';

/** The shell is the same around every page; an unknown address loads fastest. */
const somewhere = '/nowhere';

/** The first render of a file waits for its code. */
const bar = () => screen.findByRole('banner', {}, { timeout: 15_000 });
const barButtons = async () =>
  within(await bar())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
const requests = (path: string) => backend.faults.log.filter((entry) => entry.path === path);

describe('app bar', () => {
  it('H-01 holds its controls in the fixed order', async () => {
    await renderApp(somewhere, { as: 'ana' });
    await bar();
    await screen.findByRole('button', { name: /^Notificações/ });
    const expected = [
      /menu$/,
      /^Mudar o idioma/,
      /tema/,
      /^Volume/,
      /^Recarregar/,
      /^Notificações/,
      /^Informativos/,
      /^Chat interno/,
      /^Conta de/,
    ];
    const names = await barButtons();
    expect(names).toHaveLength(expected.length);
    expected.forEach((pattern, index) => expect(names[index]).toMatch(pattern));
  });

  it('H-02 H-03 I-08 greets an admin with company and due date', async () => {
    await renderApp(somewhere, { as: 'admin' });
    const greeting = await bar();
    expect(await within(greeting).findByText('Rogério Lima')).toBeVisible();
    expect(within(greeting).getByText('Loja Aurora')).toBeVisible();
    const due = backend.store.companies.all().find(({ name }) => name === 'Loja Aurora')?.dueDate ?? '';
    const date = due.slice(0, 10).split('-').toReversed().join('/');
    expect(await within(greeting).findByText(`Ativo até ${date}`)).toBeVisible();
  });

  it('H-03 no due date for others; within 5 days it is a warning', async () => {
    const app = await renderApp(somewhere, { as: 'ana' });
    expect(await within(await bar()).findByText('Ana Ribeiro')).toBeVisible();
    expect(screen.queryByText(/Ativo até/)).not.toBeInTheDocument();
    app.unmount();
    await renderApp(somewhere, { as: 'trial' });
    expect(await screen.findByText(/Ativo até .* · faltam 3 dias/)).toBeVisible();
  });

  it('H-03 in a page that stays open the days to the due date are counted anew', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    await renderApp(somewhere, { as: 'trial' });
    expect(await screen.findByText(/Ativo até .* · faltam 3 dias/)).toBeVisible();
    vi.setSystemTime(Date.now() + 2 * 86_400_000);
    vi.advanceTimersByTime(30_000);
    expect(await screen.findByText(/Ativo até .* · falta 1 dia$/)).toBeVisible();
  });

  it('H-04 S-25 the profile menu signs out: the server is told and the login page shows', async () => {
    const { user } = await renderApp(somewhere, { as: 'ana' });
    await user.click(await screen.findByRole('button', { name: 'Conta de Ana Ribeiro' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    expect(await screen.findByRole('heading', { name: 'Entrar no Prosa' })).toBeVisible();
    expect(window.location.pathname).toBe('/login');
    expect(requests('/auth/logout')).toEqual([{ method: 'DELETE', path: '/auth/logout' }]);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('H-04 U-04 E-26 an admin changes the own user', async () => {
    const { user, session } = await renderApp(somewhere, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Conta de Rogério Lima' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Perfil' }));
    const name = await screen.findByRole('textbox', { name: /Nome/ });
    await user.clear(name);
    await user.type(name, 'R');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Nome muito curto')).toBeVisible();
    await user.type(name, 'ogério Lima Neto');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Usuário salvo com sucesso.')).toBeVisible();
    const stored = backend.store.users.get(session?.userId ?? 0);
    expect(stored?.name).toBe('Rogério Lima Neto');
    expect(backend.store.by.queuesOfUser.all(session?.userId ?? 0)).toHaveLength(4);
    expect(await within(await bar()).findByText('Rogério Lima Neto')).toBeVisible();
  });

  it('H-04 U-06 others see their user and are told who may change it', async () => {
    const { user } = await renderApp(somewhere, { as: 'ana' });
    await user.click(await screen.findByRole('button', { name: 'Conta de Ana Ribeiro' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Perfil' }));
    expect(await screen.findByText(/Só um administrador pode alterar/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Nome/ })).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
  });

  it('H-05 refresh reloads the page', async () => {
    // jsdom cannot reload and says so.
    const refused = vi.fn<(error: Error) => void>();
    jsdom.virtualConsole.once('jsdomError', refused);
    const { user } = await renderApp(somewhere, { as: 'ana' });
    await user.click(await screen.findByRole('button', { name: 'Recarregar a página' }, { timeout: 15_000 }));
    await waitFor(() => expect(refused.mock.lastCall?.[0].message).toMatch(/navigation/));
  });

  it('H-06 I-12 the volume goes from 0 to 1 by 0.1, is stored, muted and tested', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
    const { user } = await renderApp(somewhere, { as: 'ana' });
    await user.click(await screen.findByRole('button', { name: 'Volume das notificações' }));
    const slider = await screen.findByRole('slider', { name: 'Volume das notificações' });
    expect(slider).toHaveAttribute('aria-valuenow', '1');
    expect(slider).toHaveAttribute('min', '0');
    expect(slider).toHaveAttribute('max', '1');
    slider.focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(localStorage.getItem('volume')).toBe('0.8');
    play.mockClear();
    await user.click(screen.getByRole('button', { name: 'Testar som' }));
    await waitFor(() => expect(play).toHaveBeenCalled());
    expect(play.mock.contexts.at(-1)).toHaveProperty('volume', 0.8);
    await user.click(screen.getByRole('button', { name: 'Silenciar' }));
    expect(localStorage.getItem('volume')).toBe('0');
    await user.click(screen.getByRole('button', { name: 'Ativar o som' }));
    expect(localStorage.getItem('volume')).toBe('0.8');
  });

  it('I-03 a language is switched at once, stored and told to the server', async () => {
    const { user } = await renderApp(somewhere, { as: 'ana' });
    await user.click(await screen.findByRole('button', { name: 'Mudar o idioma' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Español' }));
    expect(await screen.findByRole('button', { name: /^Notificaciones/ })).toBeVisible();
    expect(localStorage.getItem('i18nextLng')).toBe('es');
    expect(document.documentElement.lang).toBe('es');
    await waitFor(() => expect(requests('/users/set-language/es')).toHaveLength(1));
  });

  it('I-03 B-13 B-35 a language that is chosen in another tab holds in this one, and is told to nobody', async () => {
    await renderApp(somewhere, { as: 'ana' });
    await screen.findByRole('button', { name: /^Notificações/ });
    const told = requests('/users/set-language/en').length;
    localStorage.setItem('i18nextLng', 'en');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng', storageArea: localStorage })));
    expect(await screen.findByRole('button', { name: /^Notifications/ })).toBeVisible();
    expect(document.documentElement.lang).toBe('en');
    expect(requests('/users/set-language/en')).toHaveLength(told);
  });

  it.each([
    ['en-GB', 'Notifications'],
    ['es', 'Notificaciones'],
    ['fr', 'Notificações'],
  ])('I-01 I-02 the stored language %s counts by its first two letters', async (stored, name) => {
    await changeLanguage(toLanguage(stored));
    await renderApp(somewhere, { as: 'ana', storage: { i18nextLng: stored } });
    expect(await screen.findByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
  });

  it('I-05 I-06 I-07 the theme follows the system until it is chosen, then the choice is stored', async () => {
    prefer('(prefers-color-scheme: dark)');
    const { user } = await renderApp(somewhere, { as: 'ana' });
    const toggle = await screen.findByRole('button', { name: 'Usar tema claro' });
    const primary = () =>
      getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main').toUpperCase();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(primary()).toBe('#FFFFFF');
    await user.click(toggle);
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(primary()).toBe('#00509E');
    expect(localStorage.getItem('preferredTheme')).toBe('light');
    await user.click(screen.getByRole('button', { name: 'Usar tema escuro' }));
    expect(localStorage.getItem('preferredTheme')).toBe('dark');
  });

  it('B-34 H-01 on a telephone language, theme, volume and refresh are in the profile menu, in the same order', async () => {
    setViewport(390, 844);
    const { user } = await renderApp(somewhere, { as: 'ana' });
    await user.click(await screen.findByRole('button', { name: 'Conta de Ana Ribeiro' }));
    expect(screen.queryByRole('button', { name: 'Mudar o idioma' })).not.toBeInTheDocument();
    const shown = screen.getByRole('menu');
    const names = [...shown.querySelectorAll('[role^="menuitem"]')].map((item) => item.textContent);
    expect(names).toEqual([
      'Português',
      'English',
      'Español',
      'Usar tema escuro',
      'Volume das notificações',
      'Configurar avisos',
      'Recarregar a página',
      'Perfil',
      'Atalhos do teclado',
      'Sobre',
      'Sair',
    ]);
    await user.click(within(shown).getByRole('menuitem', { name: 'Volume das notificações' }));
    const volume = await screen.findByRole('dialog', { name: 'Volume das notificações' });
    expect(await within(volume).findByRole('slider')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Conta de Ana Ribeiro' })).toHaveFocus());
  });

  it('H-01 H-03 on a telephone the profile menu tells an admin the due date, and leads to the subscription', async () => {
    setViewport(390, 844);
    const { user } = await renderApp(somewhere, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Conta de Rogério Lima' }));
    const due = backend.store.companies.all().find(({ name }) => name === 'Loja Aurora')?.dueDate ?? '';
    const date = due.slice(0, 10).split('-').toReversed().join('/');
    await user.click(await screen.findByRole('menuitem', { name: `Ativo até ${date}` }));
    await waitFor(() => expect(window.location.pathname).toBe('/subscription'));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });
});

describe('about', () => {
  it('B-41 versions, addresses and the state of the live connection can be copied', async () => {
    const { user } = await renderApp(somewhere, { as: 'ana' });
    await user.click(within(await bar()).getByRole('button', { name: /^Conta de/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sobre' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sobre o Prosa' });
    for (const text of [
      __APP_COMMIT__ === '' ? __APP_VERSION__ : `${__APP_VERSION__} (${__APP_COMMIT__})`,
      /\/api$/,
      'conectado',
    ]) {
      expect((await within(dialog).findAllByText(text))[0]).toBeVisible();
    }
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await user.click(within(dialog).getByRole('button', { name: 'Copiar detalhes' }));
    const copied = writeText.mock.lastCall?.[0] ?? '';
    writeText.mockRestore();
    expect(copied).toMatch(/Endereço da API: http.*\/api\n/);
    expect(copied).toMatch(/Tempo real: conectado/);
    expect(copied).not.toContain(localStorage.getItem('token') ?? 'no token');
    expect(await screen.findByText('Detalhes copiados')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});
