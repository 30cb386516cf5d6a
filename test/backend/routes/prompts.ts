import type { Ctx } from '../context.ts';
import { AppError, mainChannel, requireAuth } from '../context.ts';
import { body, byText, idParam, isText, number, page, pick, text } from '../parse.ts';
import type { Register } from '../routes.ts';
import type { Payload } from '../types.ts';
import type { PromptRow } from '../typesExtra.ts';

const IN_USE = 'Não foi possível excluir! Verifique se este prompt está sendo usado';

/** The validator's whole error as a JSON text, submitted values and API key included (recorded/prompt). */
function refuse(path: string, code: string, value: Payload): never {
  const original = value[path];
  const params = { value: original, originalValue: original, path };
  const error = {
    value,
    path,
    type: 'required',
    errors: [code],
    params,
    inner: [],
    name: 'ValidationError',
    message: code,
  };
  throw new AppError(JSON.stringify(error, null, 2));
}

interface Input {
  name: string;
  prompt: string;
  apiKey: string;
  model: string;
  maxMessages: number;
  maxTokens: number;
  temperature: number;
  queueId: number | null;
}

function valid(ctx: Ctx, input: Payload, companyId: number, promptCode: string): Input {
  const value = { ...pick({ ...input }, 'name', 'apiKey', 'prompt', 'maxMessages'), companyId };
  const codes = { name: 'ERR_PROMPT_NAME_INVALID', prompt: promptCode, apiKey: 'ERR_PROMPT_APIKEY_INVALID' };
  for (const [path, code] of Object.entries(codes)) {
    const entry = input[path];
    if (!isText(entry) || entry === '') refuse(path, code, value);
  }
  const maxMessages = number(input.maxMessages);
  if (maxMessages === null) return refuse('maxMessages', 'ERR_PROMPT_MAX_MESSAGES_INVALID', value);
  const queueId = number(input.queueId) || null;
  if (queueId !== null && !ctx.store.queues.get(queueId)) throw new Error('no such queue');
  return {
    name: text(input.name),
    prompt: text(input.prompt),
    apiKey: text(input.apiKey),
    model: text(input.model, 'gpt-3.5-turbo-1106'),
    maxMessages,
    maxTokens: number(input.maxTokens) ?? 100,
    temperature: number(input.temperature) ?? 1,
    queueId,
  };
}

function found(ctx: Ctx, id: number): PromptRow {
  const row = ctx.store.prompts.get(id);
  if (!row) throw new AppError('ERR_NO_PROMPT_FOUND', 404);
  return row;
}

/** Contract back office §13. The event carries no company in its name. */
export const registerPrompts: Register = (app, ctx) => {
  const { prompts, queues, whatsapps } = ctx.store;
  const whole = (row: PromptRow): Payload => ({ ...row, queue: queues.get(row.queueId) ?? null });
  const tell = (companyId: number, payload: Payload): void => ctx.emit(mainChannel(companyId), 'prompt', payload);

  app.get('/prompt', requireAuth, (c) => {
    const search = c.req.query('searchParam') ?? '';
    const { companyId } = c.get('user');
    const hits = prompts
      .filter((row) => row.companyId === companyId && row.name.includes(search))
      .toSorted((left, right) => byText(left.name, right.name));
    const { rows, count, hasMore } = page(hits, c.req.query('pageNumber'), 20);
    const listed = rows.map((row) => {
      const queue = queues.get(row.queueId);
      return { ...row, queue: queue ? pick(queue, 'id', 'name') : null };
    });
    return c.json({ prompts: listed, count, hasMore });
  });

  app.get('/prompt/:promptId', requireAuth, (c) => c.json(whole(found(ctx, idParam(c, 'promptId')))));

  app.post('/prompt', requireAuth, async (c) => {
    const { companyId } = c.get('user');
    const fields = valid(ctx, await body(c), companyId, 'ERR_PROMPT_INTELLIGENCE_INVALID');
    const tokens = { promptTokens: 0, completionTokens: 0, totalTokens: 0 };
    const prompt = whole(prompts.insert((id) => ({ id, ...fields, ...tokens, companyId, ...ctx.stamps() })));
    tell(companyId, { action: 'update', prompt });
    return c.json(prompt);
  });

  app.put('/prompt/:promptId', requireAuth, async (c) => {
    const { companyId } = c.get('user');
    const row = found(ctx, idParam(c, 'promptId'));
    const fields = valid(ctx, await body(c), companyId, 'ERR_PROMPT_PROMPT_INVALID');
    const prompt = whole(prompts.update(row, { ...fields, ...ctx.touched() }));
    tell(companyId, { action: 'update', prompt });
    return c.json(prompt);
  });

  // A prompt that a connection uses is refused with status 200; any other failure is 500 with `message`.
  app.delete('/prompt/:promptId', requireAuth, (c) => {
    const row = prompts.get(Number(c.req.param('promptId')));
    if (whatsapps.find((line) => row !== undefined && line.promptId === row.id)) {
      return c.json({ message: `${IN_USE} nas conexões Whatsapp!` });
    }
    if (!row || queues.find((queue) => queue.promptId === row.id)) return c.json({ message: `${IN_USE}!` }, 500);
    prompts.remove(row);
    tell(c.get('user').companyId, { action: 'delete', intelligenceId: row.id });
    return c.json({ message: 'Prompt deleted' });
  });
};
