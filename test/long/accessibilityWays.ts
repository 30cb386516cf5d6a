import { utils, write } from 'xlsx';
import type { Page } from 'playwright-core';
import { fillPayer } from '../e2e/checkout';
import { conversationAddress, ownChat, withForm } from '../e2e/places';
import { stay, type Step, type Way } from './accessibilityTour';

/** Lists whose first row can be edited and deleted. */
const lists: readonly Way[] = [...withForm, '/settings?tab=companies', '/settings?tab=plans', '/settings?tab=helps']
  .filter((at) => at !== '/schedules')
  .flatMap((at) => [
    { at, steps: [/^Editar /] },
    { at, steps: [/^Excluir /] },
  ]);

const one = (at: string, ...steps: readonly Step[]): Way => ({ at, steps });
const wide = (at: string, ...steps: readonly Step[]): Way => ({ at, steps, only: 'wide' });
const phone = (at: string, ...steps: readonly Step[]): Way => ({ at, steps, only: 'phone' });

/** The side menu has links of the same names. */
const inBar = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name }).click();
const news = (page: Page) => inBar(page, /^Informativos/);
const chats = (page: Page) => inBar(page, /^Chat interno/);
const shortcuts = (page: Page) => page.keyboard.press('Shift+?');
const palette = (page: Page) => page.keyboard.press('Control+k');
const typePalette = (page: Page) => page.getByRole('dialog').getByRole('combobox').fill('a');

/** What opens from the frame around every page. */
const shell: readonly Way[] = [
  wide('/tags', 'Mudar o idioma'),
  wide('/tags', /^Volume/),
  one('/tags', /^Notificações/, 'Configurar avisos'),
  one('/tags', news),
  one('/tags', chats),
  one('/tags', /^Conta de/, 'Perfil'),
  one('/tags', /^Conta de/, 'Sobre'),
  phone('/tags', /^Conta de/, /^Volume/),
  phone('/tags', 'Abrir o menu'),
  wide('/tags', stay('Recolher o menu'), 'Campanhas'),
  wide('/tags', shortcuts),
  wide('/tags', palette, typePalette),
];

const rowOf = (page: Page) => page.locator('li[data-ticket]').first();
const peek = async (page: Page): Promise<void> => {
  await rowOf(page).hover();
  await rowOf(page).getByRole('button', { name: 'Espiar conversa' }).click();
};
/** What was selected before stays so while the page is open. */
const afresh = async (page: Page): Promise<void> => {
  const leave = page.getByRole('button', { name: 'Sair da seleção' });
  if (await leave.isVisible()) await leave.click();
};
const tick = (page: Page) => page.locator('li[data-ticket] input[type="checkbox"]').first().check();
const select = stay('Selecionar atendimentos');

/** The lists of tickets and what several at once are asked. */
const inbox: readonly Way[] = [
  one('/tickets', 'Novo'),
  one('/tickets', /^Filas: /),
  wide('/tickets', peek),
  phone('/tickets', folded, 'Espiar conversa'),
  one('/tickets', stay('Busca'), /^Filtrar por tags/),
  one('/tickets', stay('Busca'), /^Filtrar por usuário/),
  one('/tickets?sub=open', afresh, select, tick, /^Resolver 1/),
  one('/tickets?sub=open', afresh, select, tick, /^Transferir 1/),
  one('/tickets?sub=open', afresh, select, tick, /^Adicionar tags? /),
  one('/tickets?sub=pending', afresh, select, tick, /^Aceitar 1/),
];

function folded(page: Page): Promise<void> {
  return page
    .getByRole('button', { name: /^Ações de / })
    .first()
    .click();
}

const more = 'Mais ações';
const messageMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Opções da mensagem' }).last().focus();
  await page.keyboard.press('Enter');
};
const ownMessageMenu = async (page: Page): Promise<void> => {
  await page.locator('[data-own="true"]').last().getByRole('button', { name: 'Opções da mensagem' }).focus();
  await page.keyboard.press('Enter');
};

/** A conversation, at its address. */
const conversation = (at: string): readonly Way[] => [
  one(at, more, 'Transferir'),
  one(at, more, 'Agendar mensagem'),
  one(at, more, 'Notas internas'),
  one(at, more, 'Excluir atendimento'),
  one(at, messageMenu),
  one(at, ownMessageMenu, /^Apagar/),
  wide(at, 'Inserir variável'),
  phone(at, 'Mais ferramentas'),
  wide(at, /Opções de envio$/),
  one(at, stay('Dados do contato'), 'Editar contato'),
  one(at, 'Tag'),
  // It stays in the page once it has been opened.
  wide(at, 'Emoji'),
];

/** Nothing that anyone would import: each kind of fault in one line. */
function sheet(): Buffer {
  const book = utils.book_new();
  const rows = [
    ['Cliente', 'WhatsApp', 'email'],
    ['Planilha Boa', '5511944440001', 'boa@exemplo.com'],
    ['Planilha Curta', '12', ''],
    ['', '5511944440003', 'sem nome'],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Contatos');
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' });
  return bytes;
}

const choose = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').locator('input[type="file"]').setInputFiles({
    name: 'clientes.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: sheet(),
  });
  await page.getByRole('dialog').getByText('clientes.xlsx · 3 linhas').waitFor();
};
const wrongFile = async (page: Page): Promise<void> => {
  const input = page.getByRole('dialog').locator('input[type="file"]');
  await input.setInputFiles({ name: 'nota.xlsx', mimeType: 'text/plain', buffer: Buffer.from('nada') });
  await page.getByRole('dialog').getByRole('alert').first().waitFor();
};
const imported = (page: Page) =>
  page
    .getByRole('dialog')
    .getByText(/^Contatos adicionados: /)
    .waitFor();

const pix = (page: Page) => page.getByRole('dialog').getByRole('img', { name: 'QR code do Pix' }).waitFor();
const firstEvent = (page: Page) =>
  page
    .locator('main [data-event], main button')
    .filter({ hasText: /^\d\d:\d\d/ })
    .first()
    .click();

/** Pages with layers of their own. */
const pages: readonly Way[] = [
  one('/', 'Exportar'),
  one('/', stay('Por período'), /^Período/),
  one('/kanban', /^Filas: /),
  one('/kanban', /^Ações do cartão/),
  one('/contacts', 'Importar', 'De uma planilha…', wrongFile, choose, stay(/^Importar \d/), imported),
  one('/contacts', 'Importar', 'Da agenda do celular…'),
  one('/contacts', /^Iniciar atendimento com/),
  one('/schedules?view=agenda', /^Excluir /),
  wide('/schedules?view=month', firstEvent),
  one('/chats', 'Nova conversa'),
  one('/helps', /^Assistir ao vídeo/),
  wide('/campaigns', /^Retomar /),
  one('/campaigns-config', /^Excluir a variável/),
  one('/campaigns-config', /^Intervalo/),
  one('/contact-lists/1/contacts', 'Importar planilha', choose),
  one('/connections', /^Novo QR code/),
  one('/connections', /^Desconectar/),
  one('/settings', /^Expediente/),
  one('/settings?tab=companies', /^Horários de/),
  one('/settings?tab=companies', /^Primeiro usuário de/),
  one(
    '/financeiro',
    /^Pagar/,
    stay(/^Selecionar o plano/),
    stay('Pagar'),
    fillPayer,
    stay('Avançar'),
    stay('Pagar'),
    pix,
  ),
];

/** Chats by their address. */
const chat = (at: string): readonly Way[] => [one(at, 'Editar conversa'), one(at, 'Excluir conversa')];

/** The menu of a queue, inside its form. */
const optionMenu: readonly Way[] = [
  one('/queues', /^Editar /, /^Ações de /, 'Excluir'),
  one('/queues', /^Editar /, stay(/^Editar /)),
];

/** Edit forms, questions and menus of every list, and of an internal chat. */
export async function office(): Promise<readonly Way[]> {
  return [...lists, ...optionMenu, ...chat(await ownChat())];
}

/** What opens from the frame, the inbox, a conversation and single pages. */
export async function front(): Promise<readonly Way[]> {
  return [...shell, ...inbox, ...conversation(await conversationAddress()), ...pages];
}
