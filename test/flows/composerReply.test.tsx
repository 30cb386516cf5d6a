import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { allConfirmed, firstTicket, openConversation, picture, replyToFirst, sent } from './composerHelpers';

const unsigned = { storage: { signOption: 'false' } };
const target = (): HTMLElement | null => screen.queryByLabelText(/^Respondendo/);

let ticket: ReturnType<typeof firstTicket>;

beforeEach(() => {
  ticket = firstTicket('ana');
});

describe('a message that is answered', () => {
  it('PUB-81 M-20 M-21 files say that they go without the quote, which stays for the next text', async () => {
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    await replyToFirst(user);
    expect(target()).not.toHaveTextContent('sem a citação');
    const files = [picture('um.png')];
    fireEvent.paste(box, { clipboardData: { files, types: ['Files'], items: [], getData: () => '' } });
    await waitFor(() => expect(target()).toHaveTextContent('Arquivos e áudios vão sem a citação.'));
    await user.click(await screen.findByLabelText('Enviar 1 arquivo'));
    await sent(ticket.id, '-');
    await allConfirmed();
    expect(target()).not.toHaveTextContent('sem a citação');
    await write(box, 'É esta?', '{Enter}');
    await sent(ticket.id, 'É esta?');
    expect(posts.at(-1)?.json).toMatchObject({ quotedMsg: { id: expect.any(String) } });
    expect(target()).toBeNull();
  });

  it('PUB-89 M-20 Escape lets go of it first, and only then leaves the box', async () => {
    const { box, user, write } = await openConversation(ticket, unsigned);
    await replyToFirst(user);
    await write(box, 'Sim');
    await user.keyboard('{Escape}');
    expect(target()).toBeNull();
    expect(box).toHaveFocus();
    await user.keyboard('!');
    expect(box).toHaveValue('Sim!');
    await user.keyboard('{Escape}');
    expect(box).not.toHaveFocus();
    expect(box).toHaveValue('Sim!');
  });

  it.each(['\u200B', '\u2800', '\u3164', ' \u200D\uFE0F\n'])(
    'PUB-86 P-07 signs that nobody sees (%j) are not sent',
    async (unseen) => {
      const { box, write, posts } = await openConversation(ticket, unsigned);
      await write(box, unseen, '{Enter}');
      expect(screen.getByLabelText('Enviar', { selector: 'button' })).toBeDisabled();
      expect(posts).toEqual([]);
      expect(box).toHaveValue(unseen);
      await write(box, 'Olá', '{Enter}');
      await waitFor(() => expect(posts).toHaveLength(1));
    },
  );
});
