import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { choose, closed, dialog, replaceText, changesTo } from '../page';
import { backend } from '../world';
import { dropSetting, openSettings, putSetting, stored, tab, tabs } from './settingsHelpers';

const switches = {
  userRating: 'Avaliações',
  sendGreetingAccepted: 'Saudação ao aceitar',
  sendMsgTransfTicket: 'Aviso de transferência',
  sendGreetingMessageOneQueues: 'Saudação com uma só fila',
  CheckMsgIsGroup: 'Ignorar mensagens de grupos',
  call: 'Aceitar chamadas',
};
const field = (name: string) => screen.findByLabelText(name, { selector: 'input, [role="combobox"]' });
const frame = (control: HTMLElement) => within(control.closest('li') ?? document.body);
const days = ['Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira', 'Sábado', 'Domingo'];

describe('the tabs', () => {
  it('O-01 V-06 an admin sees the options alone, and no call of the super user goes out', async () => {
    await openSettings('admin', '/settings?tab=companies');
    await field('Avaliações');
    expect(tabs()).toEqual(['Opções']);
    expect(tab('Opções')).toHaveAttribute('aria-selected', 'true');
    const paths = backend.faults.log.map(({ path }) => path);
    expect(paths.filter((path) => /^\/(companies(\/list)?|plans.*|helps.*)$/.test(path))).toEqual([]);
  });

  it('O-01 B-27 the super user sees companies, plans and helps as well; the tab is part of the address', async () => {
    const { user } = await openSettings('super');
    await field('Avaliações');
    expect(tabs()).toEqual(['Opções', 'Empresas', 'Planos', 'Vídeos de ajuda']);
    await user.click(tab('Planos'));
    expect(await screen.findByText('Completo', { selector: 'th *' })).toBeVisible();
    expect(window.location.search).toBe('?tab=plans');
  });
});

describe('the options', () => {
  it('O-03 O-04 O-05 O-06 O-07 O-08 O-02 each is on or off as stored and saved by itself', async () => {
    const { user } = await openSettings();
    const sent = changesTo();
    for (const [key, name] of Object.entries(switches)) {
      const control = await field(name);
      const before = stored(key);
      if (before === 'enabled') expect(control).toBeChecked();
      else expect(control).not.toBeChecked();
      const value = before === 'enabled' ? 'disabled' : 'enabled';
      await user.click(control);
      await frame(control).findByText('Salvo');
      expect(sent.at(-1)).toEqual({ line: `PUT /settings/${key}`, body: { key, value } });
      expect(stored(key)).toBe(value);
    }
    expect(sent.filter(({ line }) => line.includes('/settings/'))).toHaveLength(6);
    expect(screen.getByText('Configuração salva')).toBeInTheDocument();
  });

  it('O-02 B-10 a refused change falls back, says so, and can be tried again', async () => {
    const { user } = await openSettings();
    const control = await field('Avaliações');
    backend.faults.delay('PUT /settings/userRating', 60);
    backend.faults.fail('PUT /settings/userRating', 403, 'ERR_NO_PERMISSION');
    backend.faults.fail('PUT /settings/userRating', 403, 'ERR_NO_PERMISSION');
    await user.click(control);
    expect(control).toBeChecked();
    expect(frame(control).getByText('Salvando…')).toBeVisible();
    expect(await frame(control).findByText('Não foi salvo.')).toBeVisible();
    expect(control).not.toBeChecked();
    expect(control).toHaveAccessibleDescription(/Não foi salvo\./);
    await user.click(frame(control).getByText('Tentar de novo'));
    await frame(control).findByText('Salvo');
    expect(control).toBeChecked();
    expect(stored('userRating')).toBe('enabled');
  });

  it('O-02 B-10 two quick changes end as the last one said', async () => {
    const { user } = await openSettings();
    const control = await field('Avaliações');
    backend.faults.delay('PUT /settings/userRating', 60);
    await user.dblClick(control);
    expect(control).not.toBeChecked();
    await frame(control).findByText('Salvo');
    expect(stored('userRating')).toBe('disabled');
    expect(control).not.toBeChecked();
  });

  it('O-02 B-08 PAIN-8.3 a colleague’s change shows at once, of a missing setting too', async () => {
    dropSetting('CheckMsgIsGroup');
    dropSetting('call');
    const { second } = await openSettings();
    const groups = await field('Ignorar mensagens de grupos');
    expect(groups).not.toBeChecked();
    expect(await field('Aceitar chamadas')).toBeChecked();
    const colleague = await second('super');
    await colleague.request('PUT', '/settings/CheckMsgIsGroup', { value: 'enabled' });
    await waitFor(() => expect(groups).toBeChecked());
  });

  it('O-09 O-01 the hours follow the choice: the company’s have their tab, those of queues none', async () => {
    const { user } = await openSettings();
    const control = await field('Expediente');
    expect(control).toHaveTextContent('Desativado');
    await choose(user, control, 'Empresa');
    await waitFor(() => expect(tabs()).toEqual(['Opções', 'Horários']));
    await waitFor(() => expect(stored('scheduleType')).toBe('company'));
    await choose(user, control, 'Fila');
    await waitFor(() => expect(tabs()).toEqual(['Opções']));
    expect(control).toHaveTextContent('Fila');
  });

  it('O-10 the chatbot answers with text; a value of another client stays what it is', async () => {
    putSetting('chatBotType', 'button');
    const { second } = await openSettings();
    const control = await field('Tipo de chatbot');
    expect(control).toHaveTextContent('button');
    await (await second('super')).request('PUT', '/settings/chatBotType', { value: 'text' });
    await waitFor(() => expect(control).toHaveTextContent('Texto'));
  });

  it('OC-09 settings that cannot be read say what the server says, and can be read again', async () => {
    backend.faults.fail('GET /settings', 500, 'Erro cru do servidor');
    const { user } = await openSettings();
    expect(await screen.findByText('Erro cru do servidor')).toBeVisible();
    await user.click(screen.getByText('Tentar de novo'));
    expect(await field('Avaliações')).toBeInTheDocument();
  });
});

describe('the payment token', () => {
  it('O-11 B-43 it is masked, never sent while it is typed, and saved once by its button', async () => {
    putSetting('asaas', 'aact_antigo');
    const { user } = await openSettings();
    const token = await screen.findByLabelText('Token Asaas', { selector: 'input' });
    expect(token).toHaveValue('aact_antigo');
    expect(token).toHaveAttribute('type', 'password');
    await user.click(screen.getByLabelText('Mostrar o token'));
    expect(token).toHaveAttribute('type', 'text');
    const sent = changesTo();
    await replaceText(user, token, ' aact_novo ');
    await user.tab();
    expect(sent).toEqual([]);
    await user.dblClick(screen.getByText('Salvar token'));
    expect(await screen.findByText('Configuração salva')).toBeInTheDocument();
    expect(sent).toEqual([{ line: 'PUT /settings/asaas', body: { key: 'asaas', value: 'aact_novo' } }]);
    await waitFor(() => expect(token).toHaveValue('aact_novo'));
    expect(screen.queryByText('Alterações não salvas')).not.toBeInTheDocument();
  });

  it('O-11 B-04 a colleague’s token shows, but never over what is being typed; leaving asks', async () => {
    const { user, second } = await openSettings('super');
    const token = await screen.findByLabelText('Token Asaas', { selector: 'input' });
    const colleague = await second('admin');
    await colleague.request('PUT', '/settings/asaas', { value: 'aact_dela' });
    await waitFor(() => expect(token).toHaveValue('aact_dela'));
    await replaceText(user, token, 'aact_meu');
    await colleague.request('PUT', '/settings/asaas', { value: 'aact_outro' });
    await colleague.request('PUT', '/settings/call', { value: 'enabled' });
    await waitFor(() => expect(screen.getByLabelText('Aceitar chamadas')).toBeChecked());
    expect(token).toHaveValue('aact_meu');
    await user.click(tab('Planos'));
    const question = await dialog();
    await user.click(question.getByText('Continuar editando'));
    await closed();
    expect(token).toHaveValue('aact_meu');
    await user.click(screen.getByText('Descartar', { selector: 'form button' }));
    expect(token).toHaveValue('aact_outro');
    expect(token).toHaveFocus();
  });
});

describe('the hours of the company', () => {
  const openHours = async () => {
    putSetting('scheduleType', 'company');
    const app = await openSettings('admin', '/settings?tab=schedules');
    const monday = await screen.findByLabelText('Segunda-feira: abre');
    return { ...app, monday };
  };

  it('PUB-13 an hour is kept as it is typed, pasted or corrected in place; what is none is refused and not sent', async () => {
    const { user, monday } = await openHours();
    const sent = changesTo();
    for (const [typed, shown] of [
      ['2:00', '02:00'],
      ['1:30', '01:30'],
      ['0:30', '00:30'],
    ] as const) {
      await user.clear(monday);
      await user.type(monday, typed);
      expect(monday).toHaveValue(typed);
      await user.tab();
      await waitFor(() => expect(monday).toHaveValue(shown));
      await replaceText(user, monday, typed);
      await user.tab();
      await waitFor(() => expect(monday).toHaveValue(shown));
    }
    await replaceText(user, monday, '08:00');
    await user.type(monday, '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(monday).toHaveValue('0:00');
    await user.type(monday, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(monday).toHaveValue('09:00');

    await replaceText(user, monday, '130');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(monday).toHaveAccessibleDescription(/^Use HH:MM/));
    expect(monday).toHaveValue('130');
    expect(sent).toEqual([]);
    await replaceText(user, monday, '1:30');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Horários salvos com sucesso.')).toBeInTheDocument();
    expect(sent).toMatchObject([
      { body: { schedules: [{ weekdayEn: 'monday', startTime: '01:30' }, {}, {}, {}, {}, {}, {}] } },
    ]);
  });

  it('PUB-11 hours that a colleague has changed meanwhile are told before they are replaced', async () => {
    const { user, monday, session } = await openHours();
    const company = () => backend.store.companies.get(session?.companyId ?? 0) ?? expect.fail();
    const there = company().schedules.map((day) => ({ ...day, endTime: '20:00' }));
    backend.store.companies.update(company(), { schedules: there });
    await replaceText(user, monday, '07:15');
    await user.click(screen.getByText('Salvar', { selector: 'form button span' }));
    expect(await screen.findByText(/^Outra pessoa mudou isto enquanto isso/)).toBeVisible();
    expect(company().schedules).toEqual(there);
    await user.click(screen.getByText('Salvar', { selector: 'form button span' }));
    expect(await screen.findByText('Horários salvos com sucesso.')).toBeInTheDocument();
    expect(company().schedules[0]).toMatchObject({ startTime: '07:15', endTime: '18:00' });
    // The other days were changed there alone.
    expect(company().schedules.slice(1)).toEqual(there.slice(1));
  });

  it('O-12 I-10 seven days from Monday to Sunday, typed as HH:MM, copied and saved together', async () => {
    const { user, monday, session } = await openHours();
    const opens = () => screen.getAllByLabelText(/: abre$/);
    expect(opens().map((input) => input.getAttribute('aria-label')?.replace(': abre', ''))).toEqual(days);
    await replaceText(user, monday, '0930');
    expect(monday).toHaveValue('09:30');
    await user.click(screen.getByLabelText('Segunda-feira: copiar para outros dias'));
    await user.click(await screen.findByText('Copiar de segunda a sexta'));
    expect(screen.getByLabelText('Sexta-feira: abre')).toHaveValue('09:30');
    expect(screen.getByLabelText('Sábado: abre')).not.toHaveValue('09:30');
    const sent = changesTo();
    await user.click(screen.getByText('Salvar', { selector: 'form button span' }));
    expect(await screen.findByText('Horários salvos com sucesso.')).toBeInTheDocument();
    const { schedules } = backend.store.companies.get(session?.companyId ?? 0) ?? {};
    expect(sent).toEqual([{ line: 'PUT /companies/1/schedules', body: { schedules } }]);
    expect(schedules?.map(({ weekdayEn }) => weekdayEn)).toEqual([
      'monday',
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
      'saturday',
      'sunday',
    ]);
    expect(schedules?.slice(0, 5).map(({ startTime }) => startTime)).toEqual(Array(5).fill('09:30'));
    expect(screen.queryByText('Alterações não salvas')).not.toBeInTheDocument();
  });

  it('O-12 an impossible hour is not sent', async () => {
    const { user, monday } = await openHours();
    const sent = changesTo();
    await replaceText(user, monday, '2575');
    await user.click(screen.getByText('Salvar', { selector: 'form button span' }));
    expect(await screen.findByText(/^Use HH:MM/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('O-12 B-04 what is typed stays when a colleague turns the hours off; leaving asks', async () => {
    const { user, monday, second } = await openHours();
    await replaceText(user, monday, '0700');
    await (await second('super')).request('PUT', '/settings/scheduleType', { value: 'disabled' });
    expect(await screen.findByText(/desligados por outra pessoa/)).toBeVisible();
    expect(monday).toHaveValue('07:00');
    await user.click(tab('Opções'));
    const question = await dialog();
    expect(question.getByText('Descartar as alterações?')).toBeVisible();
    await user.click(question.getByText('Descartar'));
    expect(await field('Expediente')).toHaveTextContent('Desativado');
    expect(tabs()).toEqual(['Opções']);
  });

  it('OC-09 O-12 hours that cannot be read say why', async () => {
    putSetting('scheduleType', 'company');
    backend.faults.fail(/^GET \/companies\/1$/, 404, 'ERR_NO_COMPANY_FOUND');
    await openSettings('admin', '/settings?tab=schedules');
    expect(await screen.findByText('ERR_NO_COMPANY_FOUND')).toBeVisible();
  });
});
