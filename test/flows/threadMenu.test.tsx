import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pause } from '@/lib/pause';
import { answerWhen, localNoon, requests } from '../page';
import { backend } from '../world';
import { conversationOf, lines, openThread, rowOf } from './threadHelpers';

type Opened = Awaited<ReturnType<typeof openThread>>;

async function openMenu({ thread, user }: Opened, text: string): Promise<HTMLElement> {
  await within(thread).findByText(text);
  await user.click(within(rowOf(thread, text)).getByRole('button', { name: 'Opções da mensagem' }));
  return screen.findByRole('menu', { name: 'Opções da mensagem' });
}

const itemsOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);

describe('the menu of a message', () => {
  it('M-19 X-04 B-20 received messages can be answered and copied, never deleted; the exact time is told', async () => {
    const { ticket } = conversationOf([
      { body: 'do cliente', createdAt: localNoon(21, 7) },
      { body: 'minha', fromMe: true },
    ]);
    const opened = await openThread(ticket.uuid);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const menu = await openMenu(opened, 'do cliente');
    expect(itemsOf(menu)).toEqual(['Responder', 'Copiar texto', '21/05/2020 12:07']);
    await opened.user.click(within(menu).getByRole('menuitem', { name: 'Copiar texto' }));
    expect(write).toHaveBeenCalledWith('do cliente');
    expect(await screen.findByText('Texto copiado')).toBeInTheDocument();
    expect(itemsOf(await openMenu(opened, 'minha'))).toContain('Apagar');
  });

  it('B-20 a file can be kept', async () => {
    const { ticket } = conversationOf([{ body: 'Veja a caixa', mediaType: 'image', mediaPath: 'caixa.jpg' }]);
    const opened = await openThread(ticket.uuid);
    const menu = await openMenu(opened, 'Veja a caixa');
    const keep = within(menu).getByRole('menuitem', { name: 'Baixar' });
    expect(keep).toHaveAttribute('href', expect.stringMatching(/\/public\/caixa\.jpg$/));
    expect(keep).toHaveAttribute('download', 'caixa.jpg');
  });

  it('M-19 PUB-95 deleting asks first, then marks the message; the keyboard stays in the conversation', async () => {
    const { ticket } = conversationOf([{ body: 'fica' }, { body: 'vai embora', fromMe: true }]);
    const opened = await openThread(ticket.uuid);
    const menu = await openMenu(opened, 'vai embora');
    await opened.user.click(within(menu).getByRole('menuitem', { name: 'Apagar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Apagar a mensagem?' });
    expect(requests('DELETE', '/messages/MSG0001')).toBe(0);
    await opened.user.click(within(dialog).getByRole('button', { name: 'Apagar' }));
    await within(opened.thread).findByText('Esta mensagem foi apagada');
    expect(requests('DELETE', '/messages/MSG0001')).toBe(1);
    expect(backend.store.messages.get('MSG0001')?.isDeleted).toBe(true);
    expect(within(opened.thread).queryByText('vai embora')).not.toBeInTheDocument();
    await waitFor(() => expect(opened.thread).toHaveFocus());
  });

  it('M-19 a refused deletion is told and the message stays', async () => {
    const { ticket } = conversationOf([{ body: 'vai embora', fromMe: true }]);
    const opened = await openThread(ticket.uuid);
    backend.failNext('DELETE /messages', 400, 'ERR_DELETE_WAPP_MSG');
    const menu = await openMenu(opened, 'vai embora');
    await opened.user.click(within(menu).getByRole('menuitem', { name: 'Apagar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Apagar a mensagem?' });
    await opened.user.click(within(dialog).getByRole('button', { name: 'Apagar' }));
    expect(await screen.findByText('Não foi possível apagar a mensagem.')).toBeInTheDocument();
    expect(within(opened.thread).getByText('vai embora')).toBeInTheDocument();
  });

  it('M-20 reply puts the message above the composer', async () => {
    const { ticket } = conversationOf([{ body: 'pergunta do cliente' }]);
    const opened = await openThread(ticket.uuid);
    const menu = await openMenu(opened, 'pergunta do cliente');
    await opened.user.click(within(menu).getByRole('menuitem', { name: 'Responder' }));
    await waitFor(() => expect(screen.getAllByText('pergunta do cliente').length).toBeGreaterThan(1));
    expect(screen.getAllByText('pergunta do cliente').some((element) => !opened.thread.contains(element))).toBe(true);
  });
});

describe('search in the conversation', () => {
  async function search(opened: Opened, term: string) {
    await opened.user.click(await screen.findByRole('button', { name: 'Buscar na conversa' }));
    await opened.user.click(await screen.findByLabelText('Buscar na conversa', { selector: 'input' }));
    await opened.user.paste(term);
  }

  it('B-17 finds without case and accents, newest first, and goes to the one before', async () => {
    const { ticket } = conversationOf([{ body: 'Café um' }, { body: 'outra' }, { body: 'CAFE dois' }]);
    const opened = await openThread(ticket.uuid);
    await within(opened.thread).findByText('Café um');
    await search(opened, 'café');
    expect(await screen.findByText('1 de 2')).toBeInTheDocument();
    await opened.user.click(screen.getByRole('button', { name: 'Resultado anterior' }));
    expect(await screen.findByText('2 de 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Resultado anterior' })).toBeDisabled();
    await opened.user.click(screen.getByRole('button', { name: 'Fechar a busca' }));
    expect(screen.queryByRole('searchbox', { name: 'Buscar na conversa' })).not.toBeInTheDocument();
  });

  it('PUB-60 B-17 Enter that is quicker than the first hit leads to that one, the next Enter to the one before', async () => {
    const { ticket } = conversationOf([{ body: 'Café um' }, { body: 'outra' }, { body: 'CAFE dois' }]);
    const opened = await openThread(ticket.uuid);
    await within(opened.thread).findByText('Café um');
    await search(opened, 'café');
    await opened.user.keyboard('{Enter}');
    expect(await screen.findByText('1 de 2')).toBeInTheDocument();
    await pause(400);
    expect(screen.getByText('1 de 2')).toBeInTheDocument();
    await opened.user.keyboard('{Enter}');
    expect(await screen.findByText('2 de 2')).toBeInTheDocument();
  });

  it('PUB-61 PAIN-2.5 Enter that ends a word of an input method goes to no hit, and Esc closes nothing then', async () => {
    const { ticket } = conversationOf([{ body: 'Café um' }, { body: 'outra' }, { body: 'CAFE dois' }]);
    const opened = await openThread(ticket.uuid);
    await within(opened.thread).findByText('Café um');
    await search(opened, 'café');
    await pause(400);
    const field = screen.getByRole('searchbox', { name: 'Buscar na conversa' });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    expect(field).toHaveValue('café');
    expect(screen.getByText('1 de 2')).toBeInTheDocument();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await screen.findByText('2 de 2')).toBeInTheDocument();
  });

  it('PUB-62 B-17 words are found as they are shown, in a folded part as well, and as they were typed', async () => {
    const { ticket } = conversationOf([
      { body: `Contrato ${'cláusula '.repeat(600)} a *multa* de 2%` },
      { body: '*bold* word' },
    ]);
    const opened = await openThread(ticket.uuid);
    await within(opened.thread).findByText('bold');
    await search(opened, 'bold word');
    expect(await screen.findByText('1 de 1')).toBeInTheDocument();
    const field = screen.getByRole('searchbox', { name: 'Buscar na conversa' });
    for (const term of ['*bold*', 'a multa de']) {
      await opened.user.clear(field);
      await opened.user.paste(term);
      expect(await screen.findByText('1 de 1')).toBeInTheDocument();
    }
    expect(await within(opened.thread).findByRole('button', { name: 'Mostrar menos' })).toBeInTheDocument();
  });

  it('REAL-13 B-17 a hit inside the folded part of a long text unfolds it, one in what is shown does not', async () => {
    const { ticket } = conversationOf([{ body: `Contrato ${'cláusula '.repeat(600)} *multa* de 2%` }, { body: 'fim' }]);
    const opened = await openThread(ticket.uuid);
    await within(opened.thread).findByRole('button', { name: 'Mostrar tudo' });
    await search(opened, 'contrato');
    expect(await screen.findByText('1 de 1')).toBeInTheDocument();
    await pause(400);
    expect(within(opened.thread).getByRole('button', { name: 'Mostrar tudo' })).toBeInTheDocument();
    await opened.user.clear(screen.getByLabelText('Buscar na conversa', { selector: 'input' }));
    await opened.user.paste('multa');
    expect(await within(opened.thread).findByRole('button', { name: 'Mostrar menos' })).toBeInTheDocument();
    expect(within(opened.thread).getByText('multa').tagName).toBe('B');
  });

  it('B-17 PAIN-3.7 reads older pages until a text on the third is found', async () => {
    const { ticket } = conversationOf([{ body: 'agulha' }, ...lines(50)]);
    const opened = await openThread(ticket.uuid);
    await within(opened.thread).findByText('linha 50');
    await search(opened, 'agulha');
    expect(await screen.findByText('1 de 1', {}, { timeout: 15_000 })).toBeInTheDocument();
    // Three pages, and the newest once more where the socket was late.
    expect(requests('GET', `/messages/${ticket.id}`)).toBeLessThanOrEqual(4);
  });

  it('B-17 PAIN-3.7 tells how far it is and stops on demand', async () => {
    const { ticket } = conversationOf(lines(90));
    const opened = await openThread(ticket.uuid);
    await within(opened.thread).findByText('linha 90');
    const release = answerWhen(`/messages/${ticket.id}`);
    await search(opened, 'nada disso');
    expect(await screen.findByText('Lendo mensagens anteriores: 20 de 90')).toBeInTheDocument();
    await opened.user.click(screen.getByRole('button', { name: 'Parar' }));
    expect(await screen.findByText('Nada encontrado')).toBeInTheDocument();
    const read = requests('GET', `/messages/${ticket.id}`);
    release();
    await pause(200);
    expect(requests('GET', `/messages/${ticket.id}`)).toBe(read);
    expect(screen.getByRole('button', { name: 'Buscar nas mensagens anteriores' })).toBeEnabled();
  });
});

describe('read only', () => {
  it('M-25 the peek shows the thread without composer or actions that change the ticket', async () => {
    const { ticket, contact } = conversationOf([{ body: 'espiada' }, { body: 'minha', fromMe: true }]);
    const { renderApp } = await import('../render');
    const { user } = await renderApp('/tickets', { as: 'admin' });
    const row = await screen.findByRole('link', { name: new RegExp(contact.name) }, { timeout: 30_000 });
    const item = row.closest('li') ?? row.parentElement;
    await user.click(within(item ?? row).getByRole('button', { name: /Espiar/ }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 15_000 });
    const thread = await within(dialog).findByRole('region', { name: 'Mensagens' }, { timeout: 15_000 });
    await within(thread).findByText('minha');
    expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(within(rowOf(thread, 'minha')).getByRole('button', { name: 'Opções da mensagem' }));
    const menu = await screen.findByRole('menu', { name: 'Opções da mensagem' });
    expect(itemsOf(menu)).toEqual(['Copiar texto', expect.any(String)]);
    expect(ticket.status).toBe('open');
  });
});
