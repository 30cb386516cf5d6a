import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changesTo, closed, replaceText } from '../page';
import { renderApp } from '../render';
import { backend, type Person } from '../world';
import { chip, emptyCalendar, march, message, openCalendar } from './schedulesHelpers';

const { store } = backend;

interface Changeable<Row> {
  all: () => Row[];
  get: (id: number) => Row | undefined;
  update: (row: Row, change: Partial<Row>) => unknown;
}

interface Form {
  page: string;
  as: Person;
  /** Label of the field that is changed here, and the text of the server's row that it holds. */
  label: RegExp;
  mine: string;
  /** What a colleague changes. */
  theirs: string;
  there: string;
  id: number;
  read: (name: string) => unknown;
  /** As a colleague does whose event never comes. */
  change: (name: string, value: string) => void;
}

/** A form over a row of the first company, by the names of two of its columns. */
function form<Row extends { id: number }>(
  page: string,
  rows: Changeable<Row>,
  [label, mine]: [RegExp, keyof Row & string],
  [theirs, there]: [keyof Row & string, string],
  { as = 'admin', wanted = () => true }: { as?: Person; wanted?: (row: Row) => boolean } = {},
): () => Form {
  return () => {
    const row =
      rows.all().find((known) => (Reflect.get(known, 'companyId') ?? 1) === 1 && wanted(known)) ?? expect.fail(page);
    const now = () => rows.get(row.id) ?? row;
    return {
      page,
      as,
      label,
      mine,
      theirs,
      there,
      id: row.id,
      read: (name) => Reflect.get(now(), name),
      change: (name, value) => {
        const patch: Partial<Row> = {};
        Reflect.set(patch, name, value);
        rows.update(now(), patch);
      },
    };
  };
}

const forms: [string, () => Form][] = [
  ['tag', form('/tags', store.tags, [/^Nome/, 'name'], ['color', '#123456'])],
  ['queue', form('/queues', store.queues, [/^Nome/, 'name'], ['greetingMessage', 'Olá do colega'])],
  ['user', form('/users', store.users, [/^Nome/, 'name'], ['email', 'colega@prosa.demo'])],
  ['quick answer', form('/quick-messages', store.quickMessages, [/^Mensagem/, 'message'], ['shortcode', 'colega'])],
  [
    'announcement',
    form('/announcements', store.announcements, [/^Título/, 'title'], ['text', 'Texto do colega'], { as: 'super' }),
  ],
  ['prompt', form('/prompts', store.prompts, [/^Nome/, 'name'], ['prompt', 'Instruções do colega. '.repeat(4).trim()])],
  [
    'integration',
    form('/queue-integration', store.queueIntegrations, [/^Nome/, 'name'], ['urlN8N', 'https://colega.example/'], {
      wanted: ({ type }) => type === 'n8n' || type === 'webhook',
    }),
  ],
  ['file list', form('/files', store.fileLists, [/^Nome/, 'name'], ['message', 'Mensagem do colega'])],
  [
    'campaign',
    form('/campaigns', store.campaigns, [/^Nome/, 'name'], ['message1', 'Texto do colega'], {
      wanted: ({ status }) => status === 'INATIVA',
    }),
  ],
  [
    'company',
    form('/settings?tab=companies', store.companies, [/^Nome/, 'name'], ['phone', '551140029999'], { as: 'super' }),
  ],
  ['plan', form('/settings?tab=plans', store.plans, [/^Nome/, 'name'], ['users', '77'], { as: 'super' })],
  [
    'help',
    form('/settings?tab=helps', store.helps, [/^Título/, 'title'], ['description', 'Do colega'], { as: 'super' }),
  ],
  ['connection', form('/connections', store.whatsapps, [/^Nome/, 'name'], ['greetingMessage', 'Olá do colega'])],
];

async function open({ page, as, id, label }: Form) {
  const { user } = await renderApp(`${page}${page.includes('?') ? '&' : '?'}edit=${id}`, { as });
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, field: await dialog.findByLabelText(label, { selector: 'input, textarea' }) };
}

describe('two people edit one record', () => {
  it.each(forms)(
    'PUB-11 %s: what both changed is told at its field and goes through the next time; the rest stays as the colleague has it',
    async (_name, of) => {
      const record = of();
      const { user, dialog, field } = await open(record);
      const sent = changesTo();
      record.change(record.mine, 'Mudado pelo colega');
      record.change(record.theirs, record.there);
      await replaceText(user, field, 'Mudado por mim');
      await user.click(dialog.getByText('Salvar'));
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(/^Outra pessoa mudou isto para Mudado pelo colega/),
      );
      expect(field).toHaveValue('Mudado por mim');
      expect(sent).toEqual([]);
      await user.click(dialog.getByText('Salvar'));
      await closed();
      expect(record.read(record.mine)).toBe('Mudado por mim');
      expect(String(record.read(record.theirs))).toBe(record.there);
    },
  );

  it('PUB-11 what a colleague changed stays, and nobody is asked, when something else is changed here', async () => {
    const record = (forms[0]?.[1] ?? expect.fail())();
    const { user, dialog, field } = await open(record);
    record.change(record.theirs, record.there);
    await replaceText(user, field, 'Mudado por mim');
    await user.click(dialog.getByText('Salvar'));
    await closed();
    expect(record.read(record.mine)).toBe('Mudado por mim');
    expect(record.read(record.theirs)).toBe(record.there);
  });

  it('PUB-11 the record cannot be read before the save: nothing is sent, what was typed stays', async () => {
    const record = (forms[0]?.[1] ?? expect.fail())();
    const { user, dialog, field } = await open(record);
    const sent = changesTo();
    backend.failNext(`GET /tags/${record.id}`, 500);
    await replaceText(user, field, 'Mudado por mim');
    await user.click(dialog.getByText('Salvar'));
    expect(await screen.findByText(/servidor/)).toBeInTheDocument();
    expect(sent).toEqual([]);
    expect(field).toHaveValue('Mudado por mim');
    await user.click(dialog.getByText('Salvar'));
    await closed();
    expect(record.read(record.mine)).toBe('Mudado por mim');
  });

  it('PUB-11 a time is told as it is written', async () => {
    emptyCalendar();
    const { id } = message(march(12), { body: 'Lembrete de março' });
    const { user } = await openCalendar();
    await user.click(await chip(/Lembrete de março/));
    const dialog = within(await screen.findByRole('dialog'));
    const when = await dialog.findByLabelText(/^Data e hora/);
    const row = backend.store.schedules.get(id) ?? expect.fail();
    backend.store.schedules.update(row, { sendAt: march(26).toISOString() });
    await replaceText(user, when, '13/03/2031 10:00');
    await user.click(dialog.getByText('Salvar'));
    await waitFor(() => expect(when).toHaveAccessibleDescription(/mudou isto para 26\/03\/2031 09:00/));
    await user.click(dialog.getByText('Salvar'));
    await closed();
    expect(backend.store.schedules.get(id)?.sendAt).toBe(march(13, 10).toISOString());
  });
});
