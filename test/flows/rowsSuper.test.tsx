import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../render';
import '@/pages/settings/SettingsPage';

const tabs = async () => {
  const list = await screen.findByRole('tablist');
  return within(list)
    .getAllByRole('tab')
    .map(({ textContent }) => textContent);
};
const announcements = () => document.querySelectorAll('nav a[href="/announcements"]').length;

describe('what only the super user sees', () => {
  it('X-05 companies, plans and helps among the settings, and the announcements of the menu', async () => {
    await renderApp('/settings', { as: 'super' });
    expect(await tabs()).toEqual(expect.arrayContaining(['Empresas', 'Planos', 'Vídeos de ajuda']));
    expect(announcements()).toBe(1);
  });

  it('X-05 none of them for an admin', async () => {
    await renderApp('/settings', { as: 'admin' });
    await screen.findByRole('heading', { level: 1 });
    for (const name of ['Empresas', 'Planos', 'Vídeos de ajuda']) {
      expect(screen.queryByText(name, { selector: '[role="tab"]' })).not.toBeInTheDocument();
    }
    expect(announcements()).toBe(0);
  });
});
