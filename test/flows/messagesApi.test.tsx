import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Part, closed, demoPlan, dialog, expectRedirectAfterSecond, holdClock, replaceText } from '../page';
import { renderApp } from '../render';
import { backend, backendUrl, intercept } from '../world';
// The lazy page and its tests are loaded before the first test, so that no test waits for the compiler.
import '@/pages/messages-api/MediaTest';
import '@/pages/messages-api/MessagesApiPage';
import '@/pages/messages-api/TextTest';

const token = 'demo-token-principal';
const endpoint = `${backendUrl}/api/api/messages/send`;

async function openPage() {
  const app = await renderApp('/messages-api', { as: 'admin' });
  const text = within(await screen.findByLabelText('Teste de mensagem de texto'));
  const media = within(await screen.findByLabelText('Teste de mensagem de mídia'));
  return { ...app, text, media };
}

interface Sent {
  url: string;
  authorization: string | null;
  cookie: string | null;
  body: unknown;
}

/** What goes to the address for other systems. */
function recordSends(): Sent[] {
  const sent: Sent[] = [];
  intercept(async (request, handle) => {
    if (request.url === endpoint) {
      const copy = request.clone();
      const multipart = copy.headers.get('content-type')?.startsWith('multipart') ?? false;
      const body: unknown = multipart ? [...(await copy.formData())].map(([name]) => name) : await copy.json();
      sent.push({
        url: copy.url,
        authorization: copy.headers.get('authorization'),
        cookie: copy.headers.get('cookie'),
        body,
      });
    }
    return handle(request);
  });
  return sent;
}

const fieldsOf = (form: Part) => ({
  tokenField: form.getByLabelText(/^Token da conexão/),
  number: form.getByLabelText(/^Número/),
  send: form.getByText('Enviar'),
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the page of the messages API', () => {
  it('R-13 I-17 without the plan flag: its own toast, then / after 1000 ms; no menu entry', async () => {
    await holdClock();
    demoPlan().useExternalApi = false;
    await renderApp('/messages-api', { as: 'admin' });
    expect(await screen.findByText(/não possui permissão para acessar essa página/)).toBeInTheDocument();
    expect(screen.queryByText('API de mensagens', { selector: 'nav *' })).not.toBeInTheDocument();
    await expectRedirectAfterSecond('/messages-api');
  });

  it('AP-01 says how to send text and media, with examples of the configured address to copy', async () => {
    const { user } = await openPage();
    const section = within(screen.getByRole('region', { name: 'Mensagem de texto' }));
    expect(section.getByText(endpoint)).toBeVisible();
    expect(section.getByText(/^Authorization: Bearer/)).toHaveTextContent('Content-Type: application/json');
    expect(screen.getByText(/^Authorization: Bearer.*multipart/s)).toBeVisible();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(section.getByLabelText('Copiar exemplo'));
    expect(writeText).toHaveBeenLastCalledWith(expect.stringContaining(`curl -X POST '${endpoint}'`));
    expect(await screen.findByText('Copiado')).toBeInTheDocument();
    await user.click(section.getByText('JavaScript'));
    await user.click(section.getByLabelText('Copiar exemplo'));
    expect(writeText).toHaveBeenLastCalledWith(expect.stringContaining(`await fetch('${endpoint}'`));
  });

  it('AP-02 AP-04 B-43 a text goes out as JSON with the typed token alone; the answer shows; nothing is stored', async () => {
    const { user, text } = await openPage();
    const sent = recordSends();
    const { tokenField, number, send } = fieldsOf(text);
    expect(tokenField).toHaveAttribute('type', 'password');
    await replaceText(user, tokenField, ` ${token} `);
    await replaceText(user, number, '+55 (11) 95555-0001');
    const body = text.getByLabelText(/^Mensagem/);
    await replaceText(user, body, 'Olá via API');
    expect(number).toHaveValue('5511955550001');
    await user.dblClick(send);
    const answer = text.getByLabelText('Resposta');
    expect(await within(answer).findByText('200')).toBeVisible();
    expect(answer).toHaveTextContent('O servidor aceitou a mensagem.');
    expect(answer).toHaveTextContent('"mensagem": "Mensagem enviada"');
    expect(await screen.findByText('Mensagem enviada com sucesso.')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        url: endpoint,
        authorization: `Bearer ${token}`,
        cookie: null,
        body: { number: '5511955550001', body: 'Olá via API' },
      },
    ]);
    await waitFor(() => expect(body).toHaveValue(''));
    expect(number).toHaveValue('');
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(token);
    expect(window.location.href).not.toContain(token);
  });

  it('DAY-43 AP-04 a number without country code is told as one of the company’s country and goes out whole', async () => {
    const { user, text } = await openPage();
    const sent = recordSends();
    const { tokenField, number, send } = fieldsOf(text);
    await replaceText(user, tokenField, token);
    await replaceText(user, number, '11 95555-0001');
    expect(number).toHaveAccessibleDescription('+55 11 95555-0001, país suposto: Brasil');
    await replaceText(user, text.getByLabelText(/^Mensagem/), 'Olá');
    await user.click(send);
    await waitFor(() => expect(sent).toMatchObject([{ body: { number: '5511955550001', body: 'Olá' } }]));
  });

  it('AP-02 DAY-34 a refused token is said plainly and signs nobody out; other refusals show their meaning, no answer leaves it open', async () => {
    const { user, text } = await openPage();
    const { tokenField, number, send } = fieldsOf(text);
    await replaceText(user, tokenField, 'errado');
    await replaceText(user, number, '5511955550001');
    await replaceText(user, text.getByLabelText(/^Mensagem/), 'Olá');
    await user.click(send);
    const answer = within(text.getByLabelText('Resposta'));
    expect(await answer.findByText('401')).toBeVisible();
    expect(answer.getByText('Token recusado: nenhuma conexão tem este token.')).toBeVisible();
    expect(window.location.pathname).toBe('/messages-api');
    expect(localStorage.getItem('token')).not.toBeNull();
    await replaceText(user, tokenField, token);
    backend.faults.fail('POST /api/messages/send', 400, 'ERR_CHECK_NUMBER');
    await user.click(send);
    expect(await answer.findByText('400')).toBeVisible();
    expect(answer.getByText('Este número não existe no WhatsApp.')).toBeVisible();
    expect(number).toHaveValue('5511955550001');
    backend.faults.fail('POST /api/messages/send', 'network');
    await user.click(send);
    expect(await answer.findByText(/pode ter sido enviada/)).toBeVisible();
  });

  it('AP-02 AP-03 AP-04 PUB-16 what is missing or wrong is said, and nothing is sent', async () => {
    const { user, text, media } = await openPage();
    const sent = recordSends();
    await user.click(text.getByText('Enviar'));
    expect(await text.findAllByText('Obrigatório')).toHaveLength(3);
    await replaceText(user, text.getByLabelText(/^Token/), 'com espaço');
    expect(await text.findByText('O token não tem espaços nem acentos')).toBeVisible();
    await replaceText(user, text.getByLabelText(/^Número/), '11 3333-4444 ramal 2');
    expect(await text.findByText(/^O telefone tem letras/)).toBeVisible();
    await user.click(media.getByText('Enviar'));
    expect(await media.findByText('Escolha pelo menos um arquivo')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('REAL-9 AP-03 PAIN-6.5 files go out as a form after the texts, without a caption where none is written', async () => {
    const { user, media } = await openPage();
    const sent = recordSends();
    const { tokenField, number, send } = fieldsOf(media);
    await replaceText(user, tokenField, token);
    await replaceText(user, number, '5511955550001');
    const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
    const files = [new File(['a'], 'nota.pdf'), new File(['b'], 'foto.png', { type: 'image/png' })];
    if (picker) await user.upload(picker, files);
    await user.click(send);
    expect(await within(media.getByLabelText('Resposta')).findByText('200')).toBeVisible();
    expect(sent).toMatchObject([{ authorization: `Bearer ${token}`, body: ['number', 'body', 'medias', 'medias'] }]);
    const stored = backend.store.messages.all().slice(-2);
    expect(stored.map(({ body }) => body)).toEqual(['-', '-']);
    expect(stored[0]?.mediaPath).toMatch(/_nota\.pdf$/);
  });

  it('B-04 what was typed into a test is not lost to a click on a link', async () => {
    const { user, text } = await openPage();
    await replaceText(user, text.getByLabelText(/^Mensagem/), 'Olá');
    await user.click(screen.getByText('Ver as conexões'));
    const question = await dialog();
    await user.click(question.getByText('Continuar editando'));
    await closed();
    expect(text.getByLabelText(/^Mensagem/)).toHaveValue('Olá');
    expect(window.location.pathname).toBe('/messages-api');
    await user.click(screen.getByText('Ver as conexões'));
    await user.click((await dialog()).getByText('Descartar'));
    await waitFor(() => expect(window.location.pathname).toBe('/connections'));
  });
});
