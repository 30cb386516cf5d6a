import { describe, expect, it } from 'vitest';
import { shortNames, splitChatLine } from './chatLine';

describe('the last line of a chat', () => {
  it('IC-02 tells who wrote from what was written, with colons in either', () => {
    expect(splitChatLine('Ana: às 10:30', ['Ana', 'Bruno'])).toEqual({ name: 'Ana', text: 'às 10:30' });
    expect(splitChatLine('Ana: Vendas: oi', ['Ana', 'Ana: Vendas'])).toEqual({ name: 'Ana: Vendas', text: 'oi' });
    expect(splitChatLine('Aviso: reunião', ['Ana', ''])).toEqual({ name: null, text: 'Aviso: reunião' });
    expect(splitChatLine('', ['Ana'])).toEqual({ name: null, text: '' });
    expect(splitChatLine(': oi', [''])).toEqual({ name: null, text: ': oi' });
    expect(splitChatLine('Ana: Vendas: oi', ['Ana: Vendas', 'Ana'])).toEqual({ name: 'Ana: Vendas', text: 'oi' });
    expect(splitChatLine('Ana', ['Ana'])).toEqual({ name: null, text: 'Ana' });
  });

  it('IC-02 first names, unless two people share one', () => {
    expect(shortNames(['Ana Souza', 'Bruno Carvalho'])).toEqual(['Ana', 'Bruno']);
    expect(shortNames([' Ana  Souza', ''])).toEqual(['Ana', '']);
    expect(shortNames(['Ana Souza', 'Ana Lima', 'Bruno'])).toEqual(['Ana Souza', 'Ana Lima', 'Bruno']);
  });
});
