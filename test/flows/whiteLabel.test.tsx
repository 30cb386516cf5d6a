import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '@/app/PrivateShell';
import '@/app/shell/profile/AboutDialog';
import '@/pages/login/LoginPage';
import { renderApp } from '../render';

const patient = { timeout: 15_000 };
const brand = { name: 'Ávila Chat', logoUrl: '/marca.svg', primary: '#ffeb3b' };

function tabIcon(): HTMLLinkElement {
  const icon = document.createElement('link');
  icon.rel = 'icon';
  icon.dataset['testLeft'] = '';
  document.head.append(icon);
  return icon;
}

const logo = (within_: HTMLElement): HTMLElement | null => within_.querySelector('img[src="/marca.svg"]');

describe('white label', () => {
  it('B-40 the login page carries name, logo and title of the brand; a picture that fails gives way to the mark', async () => {
    const { container } = await renderApp('/login', { brand });
    expect(await screen.findByText('Entrar no Ávila Chat', {}, patient)).toBeVisible();
    expect(document.title).toMatch(/(^| · )Ávila Chat$/);
    expect(screen.getByText(/^© \d{4} Ávila Chat/)).toBeVisible();
    expect(container).not.toHaveTextContent('Prosa');
    const picture = logo(container);
    if (!picture) throw new Error('no logo');
    fireEvent.error(picture);
    expect(logo(container)).toBeNull();
    expect(container.querySelector('svg path[d^="M20.5"]')).not.toBeNull();
  });

  it('B-40 menu, title, tab icon and about carry the brand behind the login', async () => {
    const icon = tabIcon();
    const { container, user } = await renderApp('/nowhere', { as: 'ana', brand });
    await screen.findByRole('button', { name: /^Notificações: \d/ }, patient);
    const menu = screen.getByRole('navigation', { name: 'Páginas' }).parentElement;
    if (!menu) throw new Error('no menu');
    expect(within(menu).getByText('Ávila Chat')).toBeVisible();
    expect(logo(menu)).not.toBeNull();
    await user.click(screen.getByLabelText('Recolher o menu'));
    expect(logo(menu)).not.toBeNull();
    await waitFor(() => expect(document.title).toMatch(/^\(\d+\+?\) (.+ · )?Ávila Chat$/));
    await waitFor(() => expect(decodeURIComponent(icon.href)).toContain('#ffeb3b'));
    await user.click(screen.getByLabelText(/^Conta de/));
    await user.click(await screen.findByText('Sobre'));
    expect(await screen.findByRole('dialog', { name: 'Sobre o Ávila Chat' })).toBeVisible();
    expect(container).not.toHaveTextContent('Prosa');
  });

  it('B-40 the default is Prosa', async () => {
    const icon = tabIcon();
    await renderApp('/login');
    expect(await screen.findByText('Entrar no Prosa', {}, patient)).toBeVisible();
    expect(document.title).toMatch(/(^| · )Prosa$/);
    expect(icon.href).toMatch(/favicon\.svg$/);
  });
});
