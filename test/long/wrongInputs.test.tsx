import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { changeLanguage } from '@/i18n/i18n';
import { languages, type Language } from '@/i18n/languages';
import { changesTo, replaceText } from '../page';
import { renderApp } from '../render';
import { putSetting } from '../flows/settingsHelpers';
import { backend, type Person } from '../world';
import { partOf } from '../part';

/** Ten texts of each kind that are none, as people write and paste them. */
const wrong = {
  day: [
    '31/04/2030',
    '29/02/2027',
    '25/12',
    '25/12/30',
    '25/12/20300',
    '00/10/2030',
    '10/13/2030',
    'natal',
    '2030',
    '25/12/2030 10:00',
  ],
  moment: [
    '31/04/2030 10:00',
    '25/12/2030',
    '25/12 10:00',
    '25/12/30 10:00',
    '25/12/2030 25:00',
    '25/12/2030 10:60',
    '25/12/2030 10:5',
    'amanhã 10:00',
    '10:00',
    '25/12/20300 10:00',
  ],
  amount: ['1,500', '1.50.00', 'abc', '1e3', '--5', '10 reais', '1,2,3', 'R$', '1.2345', '１０'],
  count: ['1,5', '1.5', '-1', 'abc', '1e3', '1 000', '1000000', '１２', '0x10', '∞'],
  share: ['1.1', '-0.1', 'abc', '1e-1', '0,5,5', '0..5', '∞', '1,5', '٠', '0.5 meio'],
  hour: ['24:00', '25', '7:60', '9960', '8.5', '8,30', '8 PM', '8-18', 'abc', '130'],
  phone: [
    'abc',
    '123',
    '5511999998888777',
    '+55 (011) x',
    '5511988887777/21',
    '5.5E+12',
    '01099998888',
    'ramal 12',
    '5511988887777 5511977776666',
    '++55',
  ],
} as const;

interface Place {
  path: string;
  as: Person;
  /** Names of its fields and what they hold. */
  fields: Readonly<Record<string, keyof typeof wrong>>;
  prepare?: () => void;
}

const idOf = <Row extends { id: number }>(row: Row | undefined): number => row?.id ?? expect.fail('seed');
const typebot = () => idOf(backend.store.queueIntegrations.find(({ type }) => type === 'typebot'));
const line = () => idOf(backend.store.whatsapps.find(({ companyId }) => companyId === 1));
const list = () => idOf(backend.store.contactLists.find(({ companyId }) => companyId === 1));

const places: readonly (() => Place)[] = [
  () => ({ path: '/settings?tab=companies&new', as: 'super', fields: { dueDate: 'day' } }),
  () => ({ path: '/campaigns?new', as: 'admin', fields: { scheduledAt: 'moment' } }),
  () => ({ path: '/schedules?new', as: 'admin', fields: { sendAt: 'moment' } }),
  () => ({
    path: '/settings?tab=plans&new',
    as: 'super',
    fields: { value: 'amount', users: 'count', connections: 'count', queues: 'count' },
  }),
  () => ({ path: '/queues?new', as: 'admin', fields: { orderQueue: 'count' } }),
  () => ({
    path: '/prompts?new',
    as: 'admin',
    fields: { temperature: 'share', maxTokens: 'count', maxMessages: 'count' },
  }),
  () => ({
    path: `/queue-integration?edit=${typebot()}`,
    as: 'admin',
    fields: { typebotExpires: 'count', typebotDelayMessage: 'count' },
  }),
  () => ({
    path: `/connections?edit=${line()}`,
    as: 'admin',
    fields: { timeToTransfer: 'count', expiresTicket: 'count', maxUseBotQueues: 'count', timeUseBotQueues: 'count' },
  }),
  () => ({
    path: '/settings?tab=schedules',
    as: 'admin',
    fields: { 'schedules.0.startTime': 'hour', 'schedules.6.endTime': 'hour' },
    prepare: () => putSetting('scheduleType', 'company'),
  }),
  () => ({ path: '/contacts?new', as: 'ana', fields: { number: 'phone' } }),
  () => ({ path: `/contact-lists/${list()}/contacts?new`, as: 'admin', fields: { number: 'phone' } }),
  () => ({ path: '/messages-api', as: 'admin', fields: { number: 'phone' } }),
];

/** What was said of each text, by place, field and text: no two languages say the same. */
const said = new Map<string, Map<Language, string>>();

const byName = (name: string) => document.querySelector<HTMLElement>(`input[name="${name}"]`);

/** The field, in whichever tab of the form it stands. */
async function fieldNamed(user: UserEvent, name: string): Promise<HTMLElement> {
  const isThere = () => document.querySelector('form input[name]') ?? expect.fail('form');
  await waitFor(isThere, { timeout: 15_000 });
  for (const tab of document.querySelectorAll('form [role="tab"]')) if (!byName(name)) await user.click(tab);
  return waitFor(() => byName(name) ?? expect.fail(name));
}

const described = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

const cases = partOf(places.flatMap((place, index) => languages.map((language) => ({ index, place, language }))));

describe('ten wrong texts in every field of a date, an amount, a count, an hour or a telephone number', () => {
  it.each(cases)(
    'PUB-9 PUB-13 PUB-14 PUB-16 $index $language: refused in words at the field, kept as written, not sent',
    async ({ place, language }) => {
      const { path, as, fields, prepare } = place();
      prepare?.();
      const { user } = await renderApp(path, { as });
      await changeLanguage(language);
      const sent = changesTo();
      for (const [name, kind] of Object.entries(fields)) {
        const field = await fieldNamed(user, name);
        const before = field instanceof HTMLInputElement ? field.value : '';
        for (const text of wrong[kind]) {
          await replaceText(user, field, text);
          const submit = field.closest('form')?.querySelector<HTMLElement>('[type="submit"]') ?? expect.fail('submit');
          await user.click(submit);
          await waitFor(() => expect(field, `${name}: ${text}`).toBeInvalid());
          const words = described(field);
          expect(words, `${name}: ${text}`).toMatch(/\p{L}{3}/u);
          expect(words).not.toMatch(/\w\.\w+\.\w/);
          // A colon comes by itself between four digits.
          expect(field instanceof HTMLInputElement && field.value.replace(':', '')).toBe(text.replace(':', ''));
          const key = `${path} ${name} ${text}`;
          said.set(key, (said.get(key) ?? new Map<Language, string>()).set(language, words));
        }
        await replaceText(user, field, before);
      }
      expect(sent).toEqual([]);
    },
    // Forty texts, each sent.
    150_000,
  );

  it('PUB-9 each is said in the language of the page', () => {
    const same = [...said].filter(([, words]) => new Set(words.values()).size !== words.size);
    expect(same).toEqual([]);
  });
});
