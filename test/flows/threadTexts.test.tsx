import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend, backendUrl } from '../world';
import { conversationOf, openThread, rowOf } from './threadHelpers';

const card = (...lines: string[]): string => ['BEGIN:VCARD', 'VERSION:2.1', ...lines, 'END:VCARD'].join('\r\n');

describe('words in messages', () => {
  it('PUB-2 PUB-3 each of several shared contacts keeps its numbers and its start; many are folded', async () => {
    const two = [
      card(
        'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4A=6F=73=C3=A9',
        'item1.TEL;waid=5527999990001:+55 27 99999-0001',
      ),
      card('N:Lima;Ana;;;', 'TEL;CELL:+55 27 99999-0002', 'TEL;VALUE=uri:tel:+552733330002'),
    ].join('\r\n');
    const many = Array.from({ length: 7 }, (_, index) => card(`FN:Pessoa ${index + 1}`, `TEL:55270000000${index}`));
    const { ticket } = conversationOf([
      { body: two, mediaType: 'contactMessage' },
      { body: many.join('\n'), mediaType: 'contactMessage' },
    ]);
    const { thread, user } = await openThread(ticket.uuid);
    expect(await within(thread).findAllByRole('list', { name: 'Contatos compartilhados' })).toHaveLength(2);
    const [jose, ana] = within(rowOf(thread, 'José')).getAllByRole('listitem');
    expect(jose).toHaveTextContent(/José.*\+55 27 99999-0001/);
    expect(jose).not.toHaveTextContent('0002');
    expect(ana).toHaveTextContent(/Ana Lima.*\+55 27 99999-0002/);
    const names = () => within(thread).getAllByText(/^Pessoa \d$/).length;
    expect(names()).toBe(5);
    await user.click(within(rowOf(thread, 'Pessoa 1')).getByRole('button', { name: 'Mostrar tudo' }));
    expect(names()).toBe(7);
    await user.click(within(thread).getByRole('button', { name: 'Iniciar atendimento +552733330002' }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 15_000 });
    expect(await within(dialog).findByDisplayValue('Ana Lima')).toBeInTheDocument();
    expect(within(dialog).getByDisplayValue('552733330002')).toBeInTheDocument();
  });

  it('PUB-30 a file whose name looks encoded is shown, asked for and found by that name', async () => {
    const name = 'Boleto%20Maio 50%25.pdf';
    backend.ctx.files.put(`1795219416991_${name}`, { bytes: new Uint8Array([1, 2, 3]), type: 'application/pdf' });
    const { ticket } = conversationOf([{ body: '-', mediaType: 'application', mediaPath: `1795219416991_${name}` }]);
    const { thread } = await openThread(ticket.uuid);
    await within(thread).findByText(name);
    const link = within(rowOf(thread, name)).getByRole('link', { name: 'Baixar' });
    expect(link).toHaveAttribute('href', `${backendUrl}/public/1795219416991_Boleto%2520Maio%2050%2525.pdf`);
    expect(link).toHaveAttribute('download', name);
    expect(await within(rowOf(thread, name)).findByText(/3 B/)).toBeInTheDocument();
  });

  it('PUB-6 PUB-7 PUB-31 addresses lead where they say, mail and telephone numbers somewhere at all', async () => {
    const { ticket } = conversationOf([
      { body: 'https://www.instagram.com/maria_' },
      { body: 'Loja: a.com.br/b ou maria@x.com.br' },
      { body: 'Me chama no 27 99999-0001, é meu', fromMe: true },
    ]);
    const { thread, user } = await openThread(ticket.uuid);
    expect(await within(thread).findByRole('link', { name: /maria_/ })).toHaveAttribute(
      'href',
      'https://www.instagram.com/maria_',
    );
    expect(within(thread).getByRole('link', { name: 'a.com.br/b' })).toHaveAttribute('href', 'https://a.com.br/b');
    const mail = within(thread).getByRole('link', { name: 'maria@x.com.br' });
    expect(mail).toHaveAttribute('href', 'mailto:maria@x.com.br');
    expect(mail).not.toHaveAttribute('target');

    const number = within(thread).getByRole('link', { name: '27 99999-0001' });
    await user.click(number);
    const menu = await screen.findByRole('menu', { name: '+55 27 99999-0001' });
    expect(within(menu).getByRole('menuitem', { name: 'Ligar para +55 27 99999-0001' })).toHaveAttribute(
      'href',
      'tel:+5527999990001',
    );
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(within(menu).getByRole('menuitem', { name: 'Copiar o número' }));
    expect(writeText).toHaveBeenCalledWith('+55 27 99999-0001');
    expect(number).toHaveFocus();

    await user.click(number);
    await user.click(await screen.findByRole('menuitem', { name: 'Iniciar atendimento' }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 15_000 });
    expect(await within(dialog).findByDisplayValue('5527999990001')).toBeInTheDocument();
  });

  it('PUB-32 PUB-43 a sign that is no mark stays what it is', async () => {
    const { ticket } = conversationOf([
      { body: '>18 anos\n01. Abrir\n007. Bond' },
      { body: '©' },
      { body: '> citado' },
    ]);
    const { thread } = await openThread(ticket.uuid);
    const text = await within(thread).findByText(/>18 anos/);
    expect(text).toHaveTextContent('>18 anos 01. Abrir 007. Bond');
    expect(within(thread).getByText('©')).not.toHaveAttribute('data-emoji');
    expect(within(thread).getByText('citado').closest('blockquote')).toBeInTheDocument();
  });
});
