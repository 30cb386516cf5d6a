import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend, intercept } from '../world';
import {
  cardLink,
  cardOf,
  delivery,
  lane,
  link,
  moves,
  namesIn,
  open,
  openBoard,
  payment,
  quote,
  said,
  settled,
  stored,
  tagId,
  usualCards,
} from './kanbanHelpers';
import { loseLook } from './ticketsHelpers';

let tickets: ReturnType<typeof usualCards>;

beforeEach(() => {
  tickets = usualCards();
});

/** By a key: a click would be aimed at a place to which the card has only just come (DAY-61). */
async function press(user: UserEvent, name: string): Promise<void> {
  act(() => screen.getByLabelText(name).focus());
  await user.keyboard('{Enter}');
}

describe('moving a card', () => {
  it('K-04 B-31 B-33 by keyboard: Space picks up, arrows choose, Space drops; shown at once, told, focus goes along', async () => {
    const { user } = await openBoard();
    backend.delayNext('DELETE /ticket-tags', 60);
    cardLink('Bento Luz').focus();
    await user.keyboard(' ');
    expect(said()).toMatch(/^Bento Luz na mão, saindo de Orçamento enviado\./);
    await user.keyboard('{ArrowRight}');
    expect(said()).toBe(`${payment}, 1 atendimento`);
    expect(lane(payment).querySelector('[data-slot]')).not.toBeNull();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft} ');
    expect(namesIn(payment)).toEqual(['Bento Luz', 'Célia Ramos']);
    expect(said()).toBe(`Bento Luz foi para ${payment}.`);
    expect(stored(tickets[1])).toEqual(['VIP', quote]);
    expect(cardLink('Bento Luz')).toHaveFocus();
    await settled(2);
    expect(moves()).toEqual([
      `DELETE /ticket-tags/${tickets[1]?.id}`,
      `PUT /ticket-tags/${tickets[1]?.id}/${tagId(payment)}`,
    ]);
    await waitFor(() => expect(stored(tickets[1])).toEqual(['VIP', payment]));
    expect(within(lane(payment)).getByText(/2 atendimentos/)).toBeInTheDocument();
  });

  it('B-31 B-33 Esc and leaving put the card back; arrows walk between cards', async () => {
    const { user } = await openBoard();
    cardLink('Davi Nunes').focus();
    await user.keyboard('{ArrowDown}');
    expect(cardLink('Aline Prado')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(cardLink('Bento Luz')).toHaveFocus();
    await user.keyboard(' {ArrowRight}{Escape}');
    expect(said()).toBe(`Bento Luz continua em ${quote}.`);
    expect(cardLink('Bento Luz')).toHaveFocus();
    await user.keyboard(' {ArrowRight}{Tab}');
    expect(document.querySelector('[data-slot]')).toBeNull();
    expect(namesIn(quote)).toEqual(['Bento Luz']);
    expect(moves()).toEqual([]);
  });

  it('K-05 B-31 by the menu of the card, to "Open": the tag is removed, none is added, others stay', async () => {
    const { user } = await openBoard('ana');
    await user.click(cardOf('Bento Luz').getByLabelText('Ações do cartão de Bento Luz'));
    expect(await screen.findByText(`Já está em ${quote}`)).toBeVisible();
    await user.click(screen.getByText(`Mover para ${open}`));
    expect(namesIn(open)).toContain('Bento Luz');
    await waitFor(() => expect(cardLink('Bento Luz')).toHaveFocus());
    await settled(1);
    await waitFor(() => expect(stored(tickets[1])).toEqual(['VIP']));
    expect(moves()).toEqual([`DELETE /ticket-tags/${tickets[1]?.id}`]);
  });

  it('K-06 B-31 a refused removal puts the card back with a word on it and no toast; trying again moves it', async () => {
    const { user } = await openBoard();
    backend.failNext('DELETE /ticket-tags', 500, 'Failed to remove ticket tags.');
    cardLink('Célia Ramos').focus();
    await user.keyboard(' {ArrowRight}{Enter}');
    expect(await screen.findByText(`Não deu para mover para ${delivery}.`)).toBeVisible();
    expect(namesIn(payment)).toEqual(['Célia Ramos']);
    expect(said()).toContain(`Célia Ramos voltou para ${payment}.`);
    await waitFor(() => expect(cardLink('Célia Ramos')).toHaveFocus());
    expect(document.querySelector('.Toastify__toast')).toBeNull();
    await user.click(screen.getByLabelText(`Tentar de novo: mover Célia Ramos para ${delivery}`));
    await waitFor(() => expect(stored(tickets[2])).toEqual([delivery]));
    expect(namesIn(delivery)).toEqual(['Célia Ramos']);
    expect(screen.queryByText(/Não deu para mover/)).not.toBeInTheDocument();
  });

  it('K-06 B-31 a refused adding leaves the card in "Open", as the server has it, and says what was lost', async () => {
    const { user } = await openBoard();
    backend.failNext('PUT /ticket-tags', 500, 'Failed to store ticket tag.');
    cardLink('Célia Ramos').focus();
    await user.keyboard(' {ArrowRight} ');
    const words = `Saiu de ${payment}, mas não deu para entrar em ${delivery}.`;
    expect(await screen.findByText(words)).toBeVisible();
    expect(namesIn(open)).toContain('Célia Ramos');
    expect(stored(tickets[2])).toEqual([]);
    await press(user, 'Fechar o aviso de Célia Ramos');
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(cardLink('Célia Ramos')).toHaveFocus();
  });

  it('DAY-74 a card that a colleague has moved meanwhile stays there, with a word', async () => {
    const { user } = await openBoard();
    if (!tickets[1]) throw new Error('no card');
    link(tickets[1], ['VIP', payment]);
    cardLink('Bento Luz').focus();
    await user.keyboard(' {ArrowRight}{ArrowRight} ');
    const words = `Outra pessoa moveu o cartão enquanto isso; ele não foi para ${delivery}.`;
    expect(await screen.findByText(words)).toBeVisible();
    expect(namesIn(payment)).toContain('Bento Luz');
    expect(said()).toContain(`Bento Luz está em ${payment}.`);
    expect(moves()).toEqual([]);
    await press(user, `Tentar de novo: mover Bento Luz para ${delivery}`);
    await waitFor(() => expect(stored(tickets[1])).toEqual(['VIP', delivery]));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it('DAY-74 of two who move a card in the same moment the later one has it, and it stands in one lane', async () => {
    const { user } = await openBoard();
    const id = tickets[1]?.id ?? 0;
    intercept(async (request, handle) => {
      const response = await handle(request);
      // The colleague took it out before ours was put in, and puts it in after.
      if (request.method === 'PUT') {
        const stamp = new Date(Date.now() + 1_000).toISOString();
        const stamps = { createdAt: stamp, updatedAt: stamp };
        backend.store.ticketTags.insert((key) => ({ id: key, ticketId: id, tagId: tagId(delivery), ...stamps }));
      }
      return response;
    });
    cardLink('Bento Luz').focus();
    await user.keyboard(' {ArrowRight} ');
    expect(await screen.findByText(/^Outra pessoa moveu o cartão enquanto isso/)).toBeVisible();
    expect(namesIn(delivery)).toEqual(['Bento Luz']);
    expect(stored(tickets[1])).toEqual(['VIP', delivery]);
  });

  it('B-09 DAY-74 a look that no answer came to is repeated, and the card is moved', async () => {
    const { user } = await openBoard();
    if (!tickets[1]) throw new Error('no card');
    const isLost = loseLook(tickets[1].id);
    cardLink('Bento Luz').focus();
    await user.keyboard(' {ArrowRight} ');
    await waitFor(() => expect(stored(tickets[1])).toEqual(['VIP', payment]));
    expect(isLost()).toBe(true);
  });

  it('K-04 B-07 quick moves of one card run one after another; a reload asks while one is under way', async () => {
    const { user } = await openBoard();
    let letThrough = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    intercept(async (request, handle) => {
      const response = await handle(request);
      if (request.method === 'PUT') await gate;
      return response;
    });
    cardLink('Bento Luz').focus();
    await user.keyboard(' {ArrowRight} ');
    const leaving = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(leaving));
    expect(leaving.defaultPrevented).toBe(true);
    await settled(2);
    await user.keyboard(' {ArrowRight} ');
    await user.keyboard(' {ArrowLeft} ');
    await user.keyboard(' {ArrowRight} ');
    expect(namesIn(delivery)).toEqual(['Bento Luz']);
    expect(moves()).toHaveLength(2);
    letThrough();
    await settled(4);
    await waitFor(() => expect(stored(tickets[1])).toEqual(['VIP', delivery]));
    const id = tickets[1]?.id;
    expect(moves()).toEqual([
      `DELETE /ticket-tags/${id}`,
      `PUT /ticket-tags/${id}/${tagId(payment)}`,
      `DELETE /ticket-tags/${id}`,
      `PUT /ticket-tags/${id}/${tagId(delivery)}`,
    ]);
    await waitFor(() => {
      const later = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(later);
      expect(later.defaultPrevented).toBe(false);
    });
    expect(namesIn(delivery)).toEqual(['Bento Luz']);
  });
});
