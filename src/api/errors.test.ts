import { AxiosError, AxiosHeaders, CanceledError } from 'axios';
import i18next from 'i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { en } from '@/i18n/en';
import { es } from '@/i18n/es';
import { changeLanguage, loadOfficeTexts, startI18n } from '@/i18n/i18n';
import { languages } from '@/i18n/languages';
import { pt } from '@/i18n/pt';
import {
  failureCode,
  failureStatus,
  failureText,
  isCancelled,
  isNetworkFailure,
  isUncertain,
  logDefect,
  RefusedAnswer,
  refusesSession,
  toFailure,
  UnreadableAnswer,
} from './errors';

beforeAll(async () => {
  await startI18n();
  await loadOfficeTexts();
  for (const language of languages.toReversed()) await changeLanguage(language);
});

const config = { headers: new AxiosHeaders() };

const answered = (status: number, data: unknown): AxiosError =>
  new AxiosError('failed', AxiosError.ERR_BAD_RESPONSE, config, null, {
    status,
    data,
    statusText: '',
    headers: {},
    config,
  });

const refused = (error: string): AxiosError => answered(400, { error });

const say = (language: string, error: unknown): string | null => failureText(i18next.getFixedT(language), error);

const [portuguese, english, spanish] = [pt, en, es].map(
  ({ backendErrors, officeErrors }): Map<string, unknown> =>
    new Map(Object.entries({ ...backendErrors, ...officeErrors })),
);

describe('E-06 E-07 E-08 E-09 E-11 E-12 E-13 E-14 E-15 E-16 E-18 E-19 E-20 E-21 E-22 E-24 E-25 server codes', () => {
  it.each([
    ['E-05', 'ERR_INTERNAL_SERVER_ERROR', /inesperado.*mais tarde/, /unexpected.*later/i],
    ['E-06', 'ERR_NO_OTHER_WHATSAPP', /pelo menos um WhatsApp padrão/, /at least one default WhatsApp/i],
    ['E-07', 'ERR_NO_DEF_WAPP_FOUND', /Nenhum WhatsApp padrão/, /no default WhatsApp/i],
    ['E-08', 'ERR_WAPP_NOT_INITIALIZED', /não foi inicializada/, /not.*(initialized|started)/i],
    ['E-09', 'ERR_WAPP_CHECK_CONTACT', /verificar o contato/, /contact.*verified/i],
    ['E-10', 'ERR_WAPP_INVALID_CONTACT', /não é um número de WhatsApp válido/, /not a valid WhatsApp number/i],
    ['E-11', 'ERR_WAPP_DOWNLOAD_MEDIA', /baixar a mídia/, /download/i],
    ['E-12', 'ERR_INVALID_CREDENTIALS', /senha incorretos/, /password/i],
    ['E-13', 'ERR_USER_DONT_EXISTS', /Usuário não encontrado.*e-mail/, /user.*e-?mail/i],
    ['E-14', 'ERR_SENDING_WAPP_MSG', /enviar a mensagem/, /message.*sent/i],
    ['E-15', 'ERR_DELETE_WAPP_MSG', /apagar a mensagem/, /delete/i],
    ['E-16', 'ERR_OTHER_OPEN_TICKET', /Já existe um atendimento aberto/, /already.*open|open.*already/i],
    ['E-17', 'ERR_SESSION_EXPIRED', /Sessão expirada/, /session.*expired/i],
    ['E-18', 'ERR_USER_CREATION_DISABLED', /desabilitada pelo administrador/, /administrator|admin/i],
    ['E-19', 'ERR_NO_PERMISSION', /não tem permissão/, /permission/i],
    ['E-20', 'ERR_DUPLICATED_CONTACT', /Já existe um contato com este número/, /contact.*number/i],
    ['E-21', 'ERR_NO_SETTING_FOUND', /Nenhuma configuração.*ID/, /setting.*ID/i],
    ['E-21', 'ERR_NO_CONTACT_FOUND', /Nenhum contato.*ID/, /contact.*ID/i],
    ['E-21', 'ERR_NO_TICKET_FOUND', /Nenhum atendimento.*ID/, /ID/],
    ['E-21', 'ERR_NO_USER_FOUND', /Nenhum usuário.*ID/, /user.*ID/i],
    ['E-21', 'ERR_NO_WAPP_FOUND', /Nenhuma conexão.*ID/, /connection.*ID/i],
    ['E-22', 'ERR_CREATING_MESSAGE', /mensagem no banco de dados/, /message.*database|database.*message/i],
    ['E-22', 'ERR_CREATING_TICKET', /atendimento no banco de dados/, /database/i],
    ['E-23', 'ERR_FETCH_WAPP_MSG', /muito antiga/, /too old/i],
    ['E-24', 'ERR_QUEUE_COLOR_ALREADY_EXISTS', /cor já está em uso/, /colou?r.*in use/i],
    ['E-25', 'ERR_WAPP_GREETING_REQUIRED', /saudação é obrigatória/, /greeting.*required/i],
  ])('%s %s is said in Portuguese, English and Spanish', (_row, code, inPortuguese, inEnglish) => {
    expect(say('pt', refused(code))).toMatch(inPortuguese);
    expect(say('en', refused(code))).toMatch(inEnglish);
    const texts = ['pt', 'en', 'es'].map((language) => say(language, refused(code)));
    expect(texts).toEqual([portuguese, english, spanish].map((of) => of?.get(code)));
    expect(new Set(texts).size).toBe(3);
  });

  it('E-01 the code is read from `error` of the answer, and from `message` where there is no `error`', () => {
    expect(failureCode(refused('ERR_NO_PERMISSION'))).toBe('ERR_NO_PERMISSION');
    expect(failureCode(answered(400, { message: 'ERR_NO_PERMISSION' }))).toBe('ERR_NO_PERMISSION');
    expect(failureCode(answered(400, { error: { id: 3 } }))).toBeNull();
    expect(toFailure(answered(409, { error: { id: 3 } }))).toMatchObject({ status: 409, detail: { id: 3 } });
  });

  it('B-43 of a validator’s whole error, which repeats what was sent, only the code leaves', () => {
    const told = (error: unknown) => toFailure(answered(400, { error }));
    const validator = JSON.stringify({ errors: ['ERR_PROMPT_APIKEY_INVALID'], value: { apiKey: 'sk-secret' } });
    expect(told(`\n ${validator}`)).toMatchObject({
      code: 'ERR_PROMPT_APIKEY_INVALID',
      detail: 'ERR_PROMPT_APIKEY_INVALID',
    });
    for (const odd of [{ errors: [7] }, { errors: 'all' }, { errors: [] }, { value: 'sk-secret' }]) {
      expect(told(JSON.stringify(odd))).toMatchObject({ code: null, detail: null });
    }
    expect(told('{"value": "sk-sec')).toMatchObject({ code: null, detail: null });
    expect(told('sk {')).toMatchObject({ code: 'sk {' });
  });

  it('T-48 the ticket in the way may come as a text', () => {
    const ticket = { id: 3, uuid: 'u' };
    expect(toFailure(answered(409, { error: JSON.stringify(ticket) }))).toMatchObject({ code: null, detail: ticket });
  });

  it('OC-09 an unknown sentence may be told in words of one’s own, a known one has its words', () => {
    const t = i18next.getFixedT('pt');
    const told = (error: unknown) => failureText(t, error, 'settings.company.toasts.errorOperation');
    expect(told(refused('Nobody knows this'))).toBe(
      t('settings.company.toasts.errorOperation', { detail: 'Nobody knows this' }),
    );
    expect(told(refused('Nobody knows this'))).toContain('Nobody knows this');
    expect(told(refused('ERR_NO_PERMISSION'))).toBe(pt.backendErrors.ERR_NO_PERMISSION);
  });

  it.each(['ERR_SOMETHING_NEW', 'Uma frase nova do servidor', 'ERR_A.B:C', 'sentences', 'network', 'toString'])(
    'E-02 the unknown %j is shown raw in every language',
    (code) => {
      expect(['pt', 'en', 'es'].map((language) => say(language, refused(code)))).toEqual([code, code, code]);
    },
  );

  it.each([
    ['Acesso não permitido', 'accessDenied'],
    ['Você não possui permissão para acessar este recurso!', 'accessDenied'],
    ['Não é possível excluir registros de outra empresa', 'otherCompany'],
    ['Este registro não pertence à esta empresa', 'otherCompany'],
    ['Nenhum número de Whatsapp foi configurado.', 'noConnection'],
    ['Este nome já está sendo utilizado por outra conexão', 'connectionName'],
    ['An user with this email already exists.', 'emailInUse'],
    ['This whatsapp token is already used.', 'tokenInUse'],
    ['name is a required field', 'requiredField'],
  ])('E-01 the known sentence %j is translated', (sentence, key) => {
    const texts = [pt, en, es].map(({ backendErrors, officeErrors }) =>
      new Map(Object.entries({ ...backendErrors.sentences, ...officeErrors.sentences })).get(key),
    );
    expect(['pt', 'en', 'es'].map((language) => say(language, refused(sentence)))).toEqual(texts);
    expect(new Set(texts).size).toBe(3);
  });

  it('E-01 the values of a known sentence are kept', () => {
    expect(say('pt', refused('Número máximo de usuários já alcançado: 12'))).toBe(
      'O plano permite no máximo 12 usuários.',
    );
    for (const language of ['pt', 'en', 'es']) {
      expect(say(language, refused('Número máximo de conexões já alcançado: 7'))).toMatch(/\b7\b/);
      expect(say(language, refused('Número máximo de filas já alcançado: 31'))).toMatch(/\b31\b/);
      expect(say(language, refused('note must be at least 3 characters'))).toMatch(/\b3\b/);
    }
  });

  it('E-10 E-17 E-23 sentences with the meaning of a code say the same as the code', () => {
    expect(say('pt', refused('Não foi possível localizar o número na agenda'))).toBe(
      say('pt', refused('ERR_WAPP_INVALID_CONTACT')),
    );
    expect(say('pt', refused("Invalid token. We'll try to assign a new one on next request"))).toBe(
      say('pt', refused('ERR_SESSION_EXPIRED')),
    );
    expect(say('pt', refused('No message found with this ID.'))).toBe(say('pt', refused('ERR_FETCH_WAPP_MSG')));
  });
});

describe('failures that are not a code', () => {
  it('E-03 a thrown plain string is logged, not shown', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(say('pt', 'ERR_NO_PERMISSION')).toBeNull();
    expect(log).toHaveBeenCalledWith('ERR_NO_PERMISSION');
  });

  const oddities = [new TypeError('x is undefined'), { error: 'ERR_NO_PERMISSION' }, null, undefined, 7];

  it.each(oddities)('E-04 anything else is logged, not shown: %j', (thrown) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(say('pt', thrown)).toBeNull();
    expect(log).toHaveBeenCalledWith(thrown);
  });

  it('E-04 only a defect is logged as one', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    logDefect('reading', refused('ERR_NO_PERMISSION'));
    logDefect('reading', new AxiosError('Network Error', AxiosError.ERR_NETWORK, config));
    expect(log).not.toHaveBeenCalled();
    const defect = new TypeError('x is undefined');
    logDefect('reading', defect);
    expect(log).toHaveBeenCalledWith('reading', defect);
  });

  it.each([AxiosError.ERR_BAD_OPTION, AxiosError.ERR_BAD_OPTION_VALUE])(
    'E-04 a call that could not even be made (%s) is a defect and no outage',
    (code) => {
      const made = new AxiosError('bad', code, config);
      expect([toFailure(made).kind, isNetworkFailure(made), isUncertain(made)]).toEqual(['unknown', false, false]);
    },
  );

  it('E-05 an answer that nobody can read is our server’s, unless somebody else gave it', () => {
    const [own, foreign] = [new UnreadableAnswer(), new UnreadableAnswer(true)];
    expect([own, foreign].map((error) => toFailure(error).kind)).toEqual(['server', 'network']);
    expect([own, foreign].map(isUncertain)).toEqual([false, true]);
    expect([own, foreign].map(failureStatus)).toEqual([null, null]);
    expect(say('pt', own)).toBe(pt.backendErrors.ERR_INTERNAL_SERVER_ERROR);
    expect(own.name).toBe('UnreadableAnswer');
    expect(own.message).not.toBe(foreign.message);
  });

  it('E-05 SAFE-3 an answer that nobody may see here says why', () => {
    const refusal = new RefusedAnswer('ERR_NO_PERMISSION');
    expect(toFailure(refusal)).toMatchObject({ kind: 'server', status: null, code: 'ERR_NO_PERMISSION' });
    expect([isUncertain(refusal), refusesSession(refusal)]).toEqual([false, false]);
    expect(say('pt', refusal)).toBe(pt.backendErrors.ERR_NO_PERMISSION);
  });

  it('E-05 an answer without a code is the unexpected error', () => {
    for (const data of [{}, '', null]) {
      expect(say('pt', answered(500, data))).toBe(pt.backendErrors.ERR_INTERNAL_SERVER_ERROR);
    }
  });

  it('PAIN-4.7 no answer, or the page of a gateway, is one and the same text', () => {
    const silent = new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    const late = new AxiosError('timeout', AxiosError.ECONNABORTED, config);
    for (const failure of [silent, late, answered(502, '<html>'), answered(503, ''), answered(504, null)]) {
      expect(isNetworkFailure(failure)).toBe(true);
      expect(say('en', failure)).toBe(en.backendErrors.network);
    }
    expect(isNetworkFailure(answered(503, { error: 'ERR_WAPP_NOT_INITIALIZED' }))).toBe(false);
    expect(isNetworkFailure(answered(500, {}))).toBe(false);
  });

  it('PAIN-4.7 a call that we gave up says nothing and logs nothing', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const given = new CanceledError('left the page');
    expect(isCancelled(given)).toBe(true);
    expect(say('pt', given)).toBeNull();
    expect(log).not.toHaveBeenCalled();
  });

  const page = '<!DOCTYPE html><html><body>Checking your browser</body></html>';
  const unknownAddress = '<!DOCTYPE html><html><body><pre>Cannot POST /integrations/test</pre></body></html>';
  const table: [status: number, body: unknown, kind: string, endsSession: boolean, isUncertain: boolean][] = [
    [400, { error: 'ERR_NO_PERMISSION' }, 'server', false, false],
    [400, page, 'network', false, true],
    [401, { error: 'ERR_SESSION_EXPIRED' }, 'server', true, false],
    [401, { message: 'Unauthorized' }, 'server', false, false],
    [401, { error: { code: 16 } }, 'server', false, false],
    [401, page, 'network', false, true],
    [401, '', 'server', false, false],
    [403, { error: 'ERR_NO_PERMISSION' }, 'server', true, false],
    [403, { message: 'Forbidden' }, 'server', false, false],
    [403, page, 'network', false, true],
    [404, { error: 'ERR_NO_TICKET_FOUND' }, 'server', false, false],
    [404, unknownAddress, 'server', false, false],
    [404, page, 'network', false, true],
    [404, ` \n${page}`, 'network', false, true],
    [404, `no ${page}`, 'server', false, false],
    [408, '', 'network', false, true],
    [413, page, 'server', false, false],
    [429, { message: 'Too many requests' }, 'network', false, true],
    [429, page, 'network', false, true],
    [500, { error: 'ERR_INTERNAL_SERVER_ERROR' }, 'server', false, true],
    [500, page, 'network', false, true],
    [502, page, 'network', false, true],
    [502, { error: 'bad gateway' }, 'network', false, true],
    [503, '', 'network', false, true],
    [503, { error: 'ERR_WAPP_NOT_INITIALIZED' }, 'server', false, true],
    [504, page, 'network', false, true],
    [519, '', 'server', false, true],
    [520, '', 'network', false, true],
    [522, page, 'network', false, true],
    [524, 'error code: 524', 'network', false, true],
    [527, '', 'network', false, true],
    [528, '', 'server', false, true],
    [530, page, 'network', false, true],
  ];

  it.each(table)('SAFE-5 PUB-50 %i with %j is of kind %s', (status, body, kind, endsSession, acted) => {
    const error = answered(status, body);
    expect([toFailure(error).kind, refusesSession(error), isUncertain(error)]).toEqual([kind, endsSession, acted]);
  });

  it('SAFE-5 no answer at all ends no session, and what was asked for may have been done', () => {
    const silent = new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    expect([refusesSession(silent), isUncertain(silent)]).toEqual([false, true]);
  });

  it('E-01 a body too large says so, whatever the gateway answers', () => {
    expect(say('es', answered(413, '<html>'))).toBe(es.backendErrors.tooLarge);
  });
});
