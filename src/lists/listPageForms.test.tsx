import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { putRecordChange } from '@/realtime/live/records';
import {
  button,
  closed,
  dialog,
  fake,
  fill,
  gone,
  names,
  open,
  row,
  scrollArea,
  startFake,
  text,
} from '../../test/gadgets';
import { server } from '../../test/msw';

beforeEach(startFake);

describe('saving', () => {
  it('B-07 B-10 PAIN-8.8 two clicks make one record, which stands in the list at once', async () => {
    const { user } = open();
    await row('Item 001');
    await user.click(text('Nova tag'));
    expect(location.search).toBe('?new=');
    const form = await dialog();
    await user.click(await form.findByLabelText(/^Nome/));
    await user.paste('Doubled');
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Escolha pelo menos um')).toBeVisible();
    expect(screen.queryByText('ERR_NAME_TAKEN')).not.toBeInTheDocument();
    await user.clear(form.getByLabelText(/^Nome/));
    await user.paste('Fresh');
    fake.calls = [];
    await user.dblClick(form.getByText('Salvar'));
    expect(await screen.findByText('Tag salva com sucesso.')).toBeInTheDocument();
    await row('Fresh');
    await closed();
    expect(fake.calls).toEqual(['POST Fresh']);
    await waitFor(() => expect(location.search).toBe(''));
    await waitFor(() => expect(text('Nova tag')).toHaveFocus());
  });

  it('B-04 B-10 an edit is read afresh, survives events and the step back, and shows at once', async () => {
    const { user } = open();
    await row('Item 001');
    fake.store = fake.store.map((gadget) => (gadget.id === 1 ? { ...gadget, name: 'Renamed' } : gadget));
    await user.click(button('Editar Item 001'));
    const form = await dialog();
    const field = await form.findByDisplayValue('Renamed');
    await user.clear(field);
    await user.paste('Mine');
    const theirs = { id: 1, name: 'Theirs' };
    act(() => putRecordChange(fake.client, 'gadgets', { action: 'update', record: theirs }));
    await screen.findByText('Theirs');
    expect(field).toHaveValue('Mine');
    act(() => history.back());
    await user.click(await screen.findByText('Continuar editando'));
    await user.click(form.getByText('Salvar'));
    await row('Mine');
    await closed();
    expect(fake.calls.at(-1)).toBe('PUT 1 Mine');
    // What the answer does not carry stays.
    expect(screen.getByText('Mine').closest('tr')).toHaveTextContent('Mine0n1');
    await waitFor(() => expect(button('Editar Mine')).toHaveFocus());
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('B-27 the browser’s back closes a form, and an address opens one', async () => {
    const { user } = open('/gadgets?edit=3');
    expect(await (await dialog()).findByDisplayValue('Item 003')).toBeVisible();
    await user.keyboard('{Escape}');
    await closed();
    expect(location.search).toBe('');
    await user.click(button('Editar Item 002'));
    await (await dialog()).findByDisplayValue('Item 002');
    act(() => history.back());
    await closed();
    expect(location.search).toBe('');
  });

  it('B-29 a record that is not there says so in its dialog', async () => {
    open('/gadgets?edit=999');
    expect(await (await dialog()).findByText('Nenhuma tag encontrada com este ID.')).toBeVisible();
  });
});

describe('deleting', () => {
  it('B-05 B-10 it asks first and says what goes, then the row is gone and the focus stands at the title', async () => {
    fill(45);
    scrollArea();
    const { user } = open('/gadgets', { deleteBody: ({ name }) => `${name} leva 12 coisas.` });
    await row('Item 001');
    await user.click(button('Excluir Item 001'));
    const question = await dialog();
    expect(question.getByText('Excluir Item 001', { selector: 'h2' })).toBeVisible();
    expect(question.getByText('Item 001 leva 12 coisas.')).toBeVisible();
    expect(question.getByText('Cancelar')).toHaveFocus();
    expect(fake.calls).toEqual(['GET #1']);
    await user.click(question.getByText('Descartar'));
    await gone('Item 001');
    await closed();
    expect(fake.calls).toEqual(['GET #1', 'DELETE 1']);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('I-15 after a deletion no row falls between two pages', async () => {
    fill(45);
    const scroll = scrollArea();
    const { user } = open();
    await row('Item 020');
    await user.click(button('Excluir Item 005'));
    await user.click((await dialog()).getByText('Descartar'));
    await gone('Item 005');
    scroll(50);
    await row('Item 021');
    scroll(50);
    await row('Item 041');
    expect(new Set(names()).size).toBe(40);
  });
});

describe('what cannot be read', () => {
  const refused = () => HttpResponse.json({ error: 'ERR_X' }, { status: 500 });

  it('B-29 B-33 a list says so and is asked for again; its button keeps the focus while it is', async () => {
    const letGo: (() => void)[] = [];
    const held = async () => {
      await new Promise<void>((resolve) => {
        letGo.push(resolve);
      });
      return refused();
    };
    server.use(...[1, 2, 3].map(() => http.get('*/api/gadgets', held, { once: true })));
    const answer = async () => {
      await waitFor(() => expect(letGo).toHaveLength(1));
      letGo.pop()?.();
    };
    const { user } = open();
    await answer();
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('A lista não pôde ser carregada');
    const retry = within(failure).getByRole('button', { name: 'Tentar de novo' });
    await user.click(retry);
    expect(retry).toHaveAttribute('aria-disabled', 'true');
    await answer();
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'false'));
    expect(retry).toHaveFocus();
    // As it is read again by itself.
    const again = fake.client.refetchQueries();
    await answer();
    await again;
    expect(retry).toHaveFocus();
    await user.keyboard('{Enter}');
    await row('Item 001');
  });

  it('B-29 B-33 the record of a form says so in its dialog, and its button keeps the focus', async () => {
    server.use(...[1, 2].map(() => http.get('*/api/gadgets/3', refused, { once: true })));
    const { user } = open('/gadgets?edit=3');
    const form = await dialog();
    const retry = await form.findByRole('button', { name: 'Tentar de novo' });
    await user.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'false'));
    expect(retry).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await form.findByDisplayValue('Item 003')).toBeVisible();
  });
});
