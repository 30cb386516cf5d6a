import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { firstTicket, openConversation, picture } from './composerHelpers';

const unsigned = { storage: { signOption: 'false' } };

const given = (text: string, ...files: File[]) => ({ files, types: ['Files'], items: [], getData: () => text });

/** @returns whether the app took it, so that the browser does nothing with it */
const paste = (box: HTMLElement, clipboardData: object): boolean => !fireEvent.paste(box, { clipboardData });

describe('what a paste or a drop means', () => {
  it.each([
    ['name', 'contrato final.pdf'],
    ['path', '/home/ana/Documentos/contrato final.pdf\n'],
    ['path on Windows', 'C:\\Documentos\\contrato final.pdf'],
    ['address', 'file:///home/ana/contrato%20final.pdf'],
  ])('PUB-36 P-13 a file copied in a file manager is attached, its %s beside it is not pasted', async (_kind, text) => {
    const { box } = await openConversation(firstTicket('ana'), unsigned);
    expect(paste(box, given(text, new File(['%PDF'], 'contrato final.pdf', { type: 'application/pdf' })))).toBe(true);
    expect(await screen.findByLabelText('Remover contrato final.pdf')).toBeVisible();
    expect(box).toHaveValue('');
  });

  it('PUB-36 P-13 the names of two files are theirs, however their accents are written; cells of a spreadsheet are text', async () => {
    const { box } = await openConversation(firstTicket('ana'), unsigned);
    expect(paste(box, given('nota\t10', picture('image.png')))).toBe(false);
    expect(paste(box, given('image.png\t10', picture('image.png')))).toBe(false);
    expect(screen.queryByLabelText('Arquivos a enviar')).toBeNull();
    const files = [picture('1ª via.png'), picture('cafe\u0301.png')];
    expect(paste(box, given('1ª via.png\rcaf\u00e9.png', ...files))).toBe(true);
    expect(await screen.findByLabelText('Enviar 2 arquivos')).toBeVisible();
  });

  it('PUB-70 a picture of the app itself that is dragged is no file to attach', async () => {
    await openConversation(firstTicket('ana'), unsigned);
    const column = screen.getByLabelText(/^Conversa com/, { selector: 'section' });
    const over = (dataTransfer: object) => fireEvent.dragEnter(column, { dataTransfer });
    const types = ['text/uri-list', 'text/html', 'Files'];
    const dataTransfer = {
      ...given('', picture('image.png')),
      types,
      setData: (type: string) => void types.push(type),
    };
    fireEvent.dragStart(column, { dataTransfer });
    over(dataTransfer);
    expect(screen.queryByText('Solte os arquivos aqui para anexar')).toBeNull();
    fireEvent.drop(column, { dataTransfer });
    expect(screen.queryByLabelText('Arquivos a enviar')).toBeNull();
    over(given('', picture('image.png')));
    expect(await screen.findByText('Solte os arquivos aqui para anexar')).toBeInTheDocument();
  });

  it('PUB-41 a file held over the bar is refused, over the conversation it is taken; what is no file is left alone', async () => {
    await openConversation(firstTicket('ana'), unsigned);
    const dragOver = (place: Element | undefined, types = ['Files']) => {
      if (!place) throw new Error('nowhere to drop');
      const event = createEvent.dragOver(place);
      const dataTransfer = { ...given(''), types, dropEffect: 'copy' };
      Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
      act(() => void place.dispatchEvent(event));
      return [event.defaultPrevented, dataTransfer.dropEffect];
    };
    const [bar] = screen.getAllByRole('banner');
    await waitFor(() => expect(dragOver(bar)).toEqual([true, 'none']));
    expect(dragOver(bar, ['text/plain'])).toEqual([false, 'copy']);
    const column = screen.getByLabelText(/^Conversa com/, { selector: 'section' });
    expect(dragOver(column)).toEqual([true, 'copy']);
  });
});
