import { echo, needLine } from '../channel.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../context.ts';
import { receive } from '../customers.ts';
import type { Upload } from '../parse.ts';
import { body, form, isMultipart, text } from '../parse.ts';
import type { Register } from '../routes.ts';
import { mediaTypeOf, storeUpload } from '../messageFiles.ts';

interface Request {
  number: string;
  content: string;
  files: Upload[];
}

async function requestOf(c: AppContext): Promise<Request> {
  if (!isMultipart(c)) {
    const input = await body(c);
    return { number: text(input.number), content: text(input.body), files: [] };
  }
  const { fields, files } = await form(c);
  return { number: fields.get('number')?.[0] ?? '', content: fields.get('body')?.[0] ?? '', files };
}

/** The interface for other programs: a line's own token instead of a session (recorded/external-api). */
export const registerExternalApi: Register = (app, ctx) => {
  app.post('/api/messages/send', async (c) => {
    const token = (c.req.header('authorization') ?? '').split(' ')[1] ?? '';
    const line = token === '' ? undefined : ctx.store.whatsapps.find((row) => row.token === token);
    if (!line) throw new AppError('Acesso não permitido', 401);
    const { number, content, files } = await requestOf(c);
    const failure = 'Não foi possível enviar a mensagem, tente novamente em alguns instantes';
    if (number === '') throw new AppError(failure);
    if (number.startsWith('0')) throw new AppError('ERR_CHECK_NUMBER');
    needLine(line, failure, failure);
    const target = { number, companyId: line.companyId, whatsappId: line.id, fromMe: true };
    const [first, ...others] = files;
    const media = (file: Upload) => ({ mediaPath: storeUpload(ctx, file), mediaType: mediaTypeOf(file) });
    const sent = receive(ctx, { ...target, body: content || (first ? '-' : ''), ...(first ? media(first) : {}) });
    const ticket = ctx.store.tickets.get(sent?.ticketId);
    for (const file of others) if (ticket) echo(ctx, ticket, { body: content || '-', ...media(file) });
    return c.json({ mensagem: 'Mensagem enviada' });
  });
};
