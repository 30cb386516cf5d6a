import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dialog } from '../page';
import { contacts, emptyCalendar, inMarch, openCalendar } from './schedulesHelpers';

beforeEach(emptyCalendar);

describe('variables in a message for later', () => {
  it('SC-12 first name, name, greeting, protocol and hour can be put in, each where the caret is', async () => {
    const { user } = await openCalendar(`${inMarch}&contactId=${contacts()[1]?.id}`);
    const form = await dialog();
    const text = await form.findByLabelText(/^Mensagem/);
    await user.click(text);
    await user.paste('. Até logo');
    await user.keyboard('{Home}');
    for (const name of ['firstName', 'name', 'ms', 'protocol', 'hora']) {
      await user.click(form.getByText('Inserir variável'));
      await user.click(await screen.findByText(`{{${name}}}`));
    }
    expect(text).toHaveValue('{{firstName}}{{name}}{{ms}}{{protocol}}{{hora}}. Até logo');
  });
});
