import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
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

/** Opens the record, and finds the field that is changed in it. */
export async function openRecord({ page, as, id, label }: RecordForm, person: Person = as) {
  const { user, unmount } = await renderApp(`${page}${page.includes('?') ? '&' : '?'}edit=${id}`, { as: person });
  const dialog = within(await screen.findByRole('dialog'));
  return { user, unmount, dialog, field: await dialog.findByLabelText(label, { selector: 'input, textarea' }) };
}
