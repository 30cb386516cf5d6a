import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { changesTo, closed, replaceText } from '../page';
import { renderApp } from '../render';
import { backend, type Person } from '../world';

const { store } = backend;

interface Changeable<Row> {
  all: () => Row[];
  get: (id: number) => Row | undefined;
  update: (row: Row, change: Partial<Row>) => unknown;
}

export interface RecordForm {
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
): () => RecordForm {
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

/** One form of each kind of record. */
export const recordForms: [string, () => RecordForm][] = [
  ['tag', form('/tags', store.tags, [/^Nome/, 'name'], ['color', '#123456'])],
  ['queue', form('/queues', store.queues, [/^Nome/, 'name'], ['greetingMessage', 'Olá do colega'])],
  [
    'user',
    form('/users', store.users, [/^Nome/, 'name'], ['email', 'colega@prosa.demo'], {
      // An admin may not change a super user (DAY-53).
      wanted: ({ super: isSuper }) => !isSuper,
    }),
  ],
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

/** Forms of two kinds, for tests at every commit; test/long has all of them. */
export const fewRecordForms = recordForms.filter(([kind]) => kind === 'tag' || kind === 'campaign');

/** Names of what forms keep in this tab. */
export const keptPlaces = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith('form:'));

export const restoredNotice = /^Recuperado do que você tinha escrito/;

/** Opens the record, and finds the field that is changed in it. */
export async function openRecord({ page, as, id, label }: RecordForm, person: Person = as) {
  const { user, unmount } = await renderApp(`${page}${page.includes('?') ? '&' : '?'}edit=${id}`, { as: person });
  const dialog = within(await screen.findByRole('dialog'));
  return { user, unmount, dialog, field: await dialog.findByLabelText(label, { selector: 'input, textarea' }) };
}

/** What is written in its form stands there again after the session has ended, for who wrote it alone, until it is saved (DAY-33). */
export async function comesBack(of: () => RecordForm): Promise<void> {
  const record = of();
  const stored = String(record.read(record.mine));
  const first = await openRecord(record);
  await replaceText(first.user, first.field, 'Escrito pela metade');
  first.unmount();
  expect(keptPlaces()).toHaveLength(1);

  // The pages of the super user are closed to everybody else.
  if (record.as !== 'super') expect((await openRecord(record, 'super')).field).toHaveValue(stored);
  cleanup();

  const again = await openRecord(record);
  await waitFor(() => expect(again.field).toHaveValue('Escrito pela metade'));
  expect(again.dialog.getByText(restoredNotice)).toBeVisible();
  await again.user.click(again.dialog.getByText('Salvar'));
  await closed();
  expect(record.read(record.mine)).toBe('Escrito pela metade');
  again.unmount();
  expect(keptPlaces()).toEqual([]);
}

/** What both changed is told at its field and goes through the next time; the rest stays as the colleague has it (PUB-11). */
export async function isTold(of: () => RecordForm): Promise<void> {
  const record = of();
  const { user, dialog, field } = await openRecord(record);
  const sent = changesTo();
  record.change(record.mine, 'Mudado pelo colega');
  record.change(record.theirs, record.there);
  await replaceText(user, field, 'Mudado por mim');
  await user.click(dialog.getByText('Salvar'));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Outra pessoa mudou isto para Mudado pelo colega/));
  expect(field).toHaveValue('Mudado por mim');
  expect(sent).toEqual([]);
  await user.click(dialog.getByText('Salvar'));
  await closed();
  expect(record.read(record.mine)).toBe('Mudado por mim');
  expect(String(record.read(record.theirs))).toBe(record.there);
}
