import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answerWhen, findDialog } from '../page';
import { renderApp } from '../render';
import { findConversation, smallInbox } from './conversationHelpers';
import { currentPath, listening } from './keyboardHelpers';
import { place } from './ticketsHelpers';
import { reactionMs } from '@/browser/past';
import { pause } from '@/lib/pause';

/** What the options say, of tickets the name alone. */
const names = (which?: { selected: boolean }) =>
  screen.queryAllByRole('option', which).map(({ textContent }) => textContent.replace(/ #.*/, ''));
const chosen = () => names({ selected: true });

/** A conversation is open, another one waits; a resolved one is known to the server alone. */
async function openBeside(here: string, waiting: string, onServer: string) {
  const inbox = smallInbox({ name: here });
  place(2, { name: waiting });
  const { uuid } = place(1, { status: 'closed', name: onServer });
  const { user } = await renderApp(`/tickets/${inbox.ticket.uuid}`, { as: 'ana' });
  await findConversation(here);
  await listening();
  await waitFor(() => expect(screen.getAllByText(here).length).toBeGreaterThan(1));
  return { user, here: `/tickets/${inbox.ticket.uuid}`, there: `/tickets/${uuid}` };
}

async function search(user: UserEvent, text: string): Promise<void> {
  await user.keyboard('{Control>}k{/Control}');
  await findDialog('Buscar ou ir para');
  await user.paste(text);
}

/** Keeps the server's answers back. @returns what lets them go */
function keepAnswers(): () => void {
  const held = ['/tickets', '/contacts'].map((path) => answerWhen(path));
  return () => held.forEach((letGo) => letGo());
}

describe('what Enter takes in the palette', () => {
  it.each([
    ['João', 'José Carlos Miranda', 'João Pedro Prado'],
    ['André', 'Beto Lima', 'André Lima'],
    ['Ana L', 'Beto Lima', 'Ana Luíza Prado'],
    ['Rosa', 'Beto Lima', 'Rosa Prado'],
  ])(
    'B-25 DAY-1 %s: the person who is called so, and nothing before the server has answered',
    async (text, here, name) => {
      const { user, ...paths } = await openBeside(here, 'Caio Reis', name);
      const letGo = keepAnswers();
      await search(user, text);
      expect(names()).toEqual([]);
      await user.keyboard('{Enter}');
      expect(screen.getByRole('combobox', { name: /^Buscar páginas/ })).toHaveFocus();
      letGo();
      await waitFor(() => expect(chosen()).toEqual([name]));
      expect(names()).not.toContain(here);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(currentPath()).toBe(paths.there));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('B-25 DAY-61 what has just come in front is not taken by a press that was under way', async () => {
    const { user, here, there } = await openBeside('Mariana Costa', 'Caio Reis', 'Ana Prado');
    const letGo = keepAnswers();
    await search(user, 'ana');
    expect(chosen()).toEqual(['Mariana Costa']);
    letGo();
    await waitFor(() => expect(chosen()).toEqual(['Ana Prado']));
    fireEvent.keyDown(screen.getByRole('combobox', { name: /^Buscar páginas/ }), { key: 'Enter' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(currentPath()).toBe(here);

    await search(user, 'ana');
    await waitFor(() => expect(chosen()).toEqual(['Ana Prado']));
    await pause(reactionMs + 200);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentPath()).toBe(there));
  });

  it('B-25 DAY-61 what comes while a hand is on the list moves nothing there', async () => {
    const { user } = await openBeside('Mariana Costa', 'Juliana Reis', 'Ana Prado');
    const letGo = keepAnswers();
    await search(user, 'ana');
    const before = names();
    expect(before.toSorted()).toEqual(['Juliana Reis', 'Mariana Costa']);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toEqual(before.slice(1));
    letGo();
    await waitFor(() => expect(names()).toContain('Ana Prado'));
    expect(names().slice(0, 2)).toEqual(before);
    expect(chosen()).toEqual(before.slice(1));
  });
});
