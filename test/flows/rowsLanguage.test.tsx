import { render, screen, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AuthProvider } from '@/contexts/AuthContext';
import { RoutesProvider } from '@/contexts/RoutesContext';
import { changeLanguage, startI18n } from '@/i18n/i18n';
import { en } from '@/i18n/en';
import { es } from '@/i18n/es';
import { pt } from '@/i18n/pt';
import { LoginPage } from '@/pages/login/LoginPage';
import { findDialog } from '../page';
import { renderApp } from '../render';
import { credentials } from '../world';
import { keepOnly } from './ticketsHelpers';

const texts = [
  ['en', en],
  ['es', es],
] as const;

describe('texts that come late', () => {
  it.each(texts)(
    'I-04 PUB-54 in %s a refused login, and a field left empty, are told in that language; what stands follows the next one',
    async (lang, own) => {
      const app = await renderApp('/login');
      await changeLanguage(lang);
      const submit = await screen.findByRole('button', { name: own.login.buttons.submit });
      await app.user.click(submit);
      expect(screen.getByText(own.login.required.email)).toBeVisible();
      await app.user.click(screen.getByLabelText(own.login.form.email));
      await app.user.paste(credentials('ana').email);
      await app.user.click(screen.getByLabelText(own.login.form.password));
      await app.user.paste('errada');
      await app.user.click(submit);
      expect(await screen.findByRole('alert')).toHaveTextContent(own.backendErrors.ERR_INVALID_CREDENTIALS);
      await changeLanguage('pt');
      expect(await screen.findByText(pt.backendErrors.ERR_INVALID_CREDENTIALS)).toBeVisible();
    },
  );

  it('I-04 a rule of a form is told in the language that is chosen, and follows it', async () => {
    keepOnly(1);
    const app = await renderApp('/tickets', { as: 'ana' });
    await changeLanguage('es');
    await app.user.click(await screen.findByText(es.ticketsManager.buttons.newTicket, { selector: 'button' }));
    const dialog = within(await findDialog(es.newTicketModal.title));
    await app.user.click(await dialog.findByText(es.newTicketModal.buttons.ok));
    expect(await dialog.findByText(es.newTicketModal.selectContact)).toBeVisible();
    await changeLanguage('en');
    expect(await dialog.findByText(en.newTicketModal.selectContact)).toBeVisible();
  });
});

describe('the login page', () => {
  it('S-09 leads to /forgetpsw once that page exists', async () => {
    await startI18n();
    const page = (pages: readonly string[]) => (
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <AuthProvider>
            <RoutesProvider value={(path) => pages.includes(path)}>
              <LoginPage />
            </RoutesProvider>
          </AuthProvider>
        </MemoryRouter>
      </QueryClientProvider>
    );
    const { rerender } = render(page(['/login', '/forgetpsw']));
    expect(screen.getByRole('link', { name: 'Esqueci a senha' })).toHaveAttribute('href', '/forgetpsw');
    rerender(page(['/login']));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
