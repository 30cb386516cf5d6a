import { render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import userEvent from '@testing-library/user-event';
import { startI18n } from '@/i18n/i18n';
import { dialog, findDialog } from '../page';
import { expectPrinted } from '../printed';
import { renderApp } from '../render';
import { billingPages, chargedBefore } from './billingHelpers';
import { openConversation } from './conversationHelpers';
import { conversationOf, openThread, rowOf } from './threadHelpers';
import '@/pages/messages-api/MessagesApiPage';

beforeAll(billingPages);

/** A page of plain http has no clipboard; elsewhere the browser, or the person, may refuse. */
const browsers: readonly (readonly [kind: string, withhold: () => void])[] = [
  ['on plain http', () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })],
  [
    'where the browser refuses',
    () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied')),
  ],
];

/** Said once, as a toast. */
const said = async (text: string) => {
  await screen.findByText(text);
  expect(screen.getAllByText(text)).toHaveLength(1);
};
const byHand = 'O navegador não deixou copiar. Selecione o texto e copie à mão.';

describe.each(browsers)('copying, %s', (_kind, withhold) => {
  it('PUB-53 M-19 the text of a message', async () => {
    const { ticket } = conversationOf([{ body: 'do cliente' }]);
    const { thread, user } = await openThread(ticket.uuid);
    withhold();
    await within(thread).findByText('do cliente');
    await user.click(within(rowOf(thread, 'do cliente')).getByRole('button', { name: 'Opções da mensagem' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copiar texto' }));
    await said('O navegador não deixou copiar.');
  });

  it('PUB-53 W-01 the number of a contact', async () => {
    const { user, inHeader } = await openConversation();
    withhold();
    await user.click(inHeader.getByRole('button', { name: /^Dados do contato/ }));
    await user.click(await screen.findByRole('button', { name: 'Copiar número' }));
    await said('O navegador não deixou copiar. Selecione o número e copie à mão.');
  });

  it('PUB-53 B-41 what a support request needs to know', async () => {
    const { user } = await renderApp('/nowhere', { as: 'ana' });
    withhold();
    await user.click(await screen.findByRole('button', { name: /^Conta de/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sobre' }));
    const about = within(await findDialog('Sobre o Prosa'));
    await user.click(about.getByRole('button', { name: 'Copiar detalhes' }));
    await said(byHand);
  });

  it.each(['Copiar endereço', 'Copiar exemplo'])('PUB-53 AP-01 of the messages API: %s', async (name) => {
    const { user } = await renderApp('/messages-api', { as: 'admin' });
    const section = within(await screen.findByRole('region', { name: 'Mensagem de mídia' }));
    withhold();
    await user.click(section.getByRole('button', { name }));
    await said(byHand);
  });

  it('PUB-53 SB-08 the code of a Pix payment', async () => {
    const { invoiceId } = chargedBefore();
    const { user } = await renderApp(`/financeiro?pay=${invoiceId}`, { as: 'admin' });
    const pix = await dialog();
    const button = await pix.findByRole('button', { name: 'Copiar o código Pix' });
    withhold();
    await user.click(button);
    await said('O navegador não deixou copiar. Leia o QR code.');
    expect(button).toHaveTextContent('Copiar o código Pix');
  });

  it('PUB-53 B-36 the details of a part that broke are shown instead', async () => {
    expectPrinted(/odd message/);
    await startI18n();
    const user = userEvent.setup({ delay: null });
    const Odd = () => {
      throw new Error('odd message');
    };
    render(
      <ErrorBoundary variant="panel">
        <Odd />
      </ErrorBoundary>,
    );
    withhold();
    const alert = within(screen.getByRole('alert'));
    await user.click(alert.getByRole('button', { name: 'Copiar detalhes' }));
    expect(await alert.findByLabelText('Detalhes')).toHaveTextContent('odd message');
  });
});
