import type { Page } from 'playwright-core';
import { fillPayer } from '../e2e/checkout';
import { conversationAddress, ownChat, settingsTabs, withForm } from '../e2e/places';
import { mimeType, sheet } from '../e2e/spreadsheet';
import { stay, type Sight, type Step, type Way } from './accessibilityTour';

const one = (at: Way['at'], ...steps: readonly Step[]): Way => ({ at, steps });
const wide = (at: Way['at'], ...steps: readonly Step[]): Way => ({ at, steps, only: 'wide' });
const phone = (at: Way['at'], ...steps: readonly Step[]): Way => ({ at, steps, only: 'phone' });

/** Opens every list to choose from, one after the other. */
async function eachChoice(page: Page, within: string, { settle, look }: Sight): Promise<void> {
  await settle();
  const boxes = page.locator(within).last().getByRole('combobox', { disabled: false });
  await boxes.first().waitFor();
  const list = page.locator('.MuiAutocomplete-popper, .MuiSelect-menu, .MuiMenu-paper').last();
  for (let index = 0; index < (await boxes.count()); index += 1) {
    await boxes.nth(index).click();
    await list.waitFor();
    await settle();
    await look(String(index + 1));
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
  }
}
const choices = (page: Page, sight: Sight) => eachChoice(page, '[role="dialog"]', sight);
const choicesOfPage = (page: Page, sight: Sight) => eachChoice(page, 'main', sight);

/** The side menu has links of the same names. */
const inBar = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name }).click();
const news = (page: Page) => inBar(page, /^Informativos/);
const chats = (page: Page) => inBar(page, /^Chat interno/);
const shortcuts = (page: Page) => page.keyboard.press('Shift+?');
const palette = (page: Page) => page.keyboard.press('Control+k');
const typePalette = (page: Page) => page.getByRole('dialog').getByRole('combobox').fill('a');

/** What is begun in a dialog and left: the question comes. */
async function leave(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(text);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: /^Descartar/ }).waitFor();
}
const written = (page: Page) => leave(page, 'Pela metade');

/** What opens from the frame around every page. */
export const frame: readonly Way[] = [
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
  one('/tags?new', written),
];

/** What opens before the login. */
export const entrance: readonly Way[] = [one('/login', /^Mudar o idioma/)];

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
const pickTag = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
};
const addTag = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: 'Adicionar', exact: true }).click();
  await page.getByRole('dialog', { name: 'Resultado' }).waitFor();
};

/** The lists of tickets and what several at once are asked. */
export const inbox: readonly Way[] = [
  one('/tickets', 'Novo', choices),
  one('/tickets', /^Filas: /),
  wide('/tickets', peek),
  phone('/tickets', foldedRow, 'Espiar conversa'),
  one('/tickets', stay('Busca'), /^Filtrar por tags/),
  one('/tickets', stay('Busca'), /^Filtrar por usuário/),
  one('/tickets?sub=open', afresh, select, tick, /^Resolver 1/),
  one('/tickets?sub=open', afresh, select, tick, /^Transferir 1/, choices),
  one('/tickets?sub=open', afresh, select, tick, /^Adicionar tags? /, choices, pickTag, addTag),
  one('/tickets?sub=pending', afresh, select, tick, /^Aceitar 1/),
];

function foldedRow(page: Page): Promise<void> {
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

const slash = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Respostas rápidas' }).click();
const foldedSlash = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'Mais ferramentas' }).click();
  await page.getByRole('menuitem', { name: 'Respostas rápidas' }).click();
  // On touch the field is not entered by itself, so that no keyboard jumps up.
  await page.getByRole('main').getByRole('textbox', { name: 'Mensagem' }).focus();
};
const note = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nova nota' }).fill('Prefere ser atendida à tarde');
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir nota' }).first().waitFor();
};

/** A conversation with pictures and a contact. */
const withMedia = () => conversationAddress(1);

/** Rows that are far from view are not in the page. */
const photo = async (page: Page): Promise<void> => {
  const thread = page.getByRole('region', { name: 'Mensagens' });
  const opener = thread.getByRole('button', { name: 'Abrir a foto' }).last();
  await thread.locator('[data-row]').last().waitFor();
  for (let left = 20; left > 0 && !(await opener.isVisible()); left -= 1) {
    await thread.evaluate((box) => box.scrollBy(0, -300));
    await page.waitForTimeout(100);
  }
  // Pictures above it may still load and move it.
  await opener.dispatchEvent('click');
};

/** A conversation, at its address. */
export const conversation: readonly Way[] = [
  one(conversationAddress, more, 'Transferir', choices),
  one(conversationAddress, more, 'Agendar mensagem'),
  one(conversationAddress, more, 'Notas internas', note, 'Excluir nota'),
  one(conversationAddress, more, 'Excluir atendimento'),
  one(conversationAddress, messageMenu),
  one(conversationAddress, ownMessageMenu, /^Apagar/),
  phone(withMedia, photo),
  one(withMedia, /^Iniciar atendimento/),
  wide(conversationAddress, slash),
  phone(conversationAddress, foldedSlash),
  wide(conversationAddress, 'Inserir variável'),
  phone(conversationAddress, 'Mais ferramentas', 'Inserir variável'),
  wide(conversationAddress, /Opções de envio$/),
  one(conversationAddress, stay('Dados do contato'), 'Editar contato'),
  one(conversationAddress, 'Tag'),
  // The drawer is still open and leaves no room for the tools. It stays in the page once it has been opened.
  wide(conversationAddress, stay('Dados do contato'), 'Emoji'),
  phone(conversationAddress, 'Mais ferramentas', 'Emoji'),
];

/** Nothing that anyone would import: each kind of fault in one line. */
const rows = [
  ['Cliente', 'WhatsApp', 'email'],
  ['Planilha Boa', '5511944440001', 'boa@exemplo.com'],
  ['Planilha Curta', '12', ''],
  ['', '5511944440003', 'sem nome'],
];

const choose = async (page: Page): Promise<void> => {
  await page
    .getByRole('dialog')
    .locator('input[type="file"]')
    .setInputFiles({
      name: 'clientes.xlsx',
      mimeType,
      buffer: sheet(rows),
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

const task = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Nova tarefa' }).fill('Ligar para o fornecedor');
  await page.keyboard.press('Enter');
};
const halfPaid = (page: Page) => leave(page, 'Rogério');
/** Pages with layers of their own. */
export const pages: readonly Way[] = [
  one('/', 'Exportar'),
  one('/', stay('Por período'), choicesOfPage),
  one('/kanban', /^Filas: /),
  one('/kanban', /^Ações do cartão/),
  one('/contacts', 'Importar', 'De uma planilha…', wrongFile, choose, choices, stay(/^Importar \d/), imported),
  one('/contacts', 'Importar', 'Da agenda do celular…'),
  one('/contacts', /^Iniciar atendimento com/),
  one('/schedules?view=agenda', /^Excluir /),
  wide('/schedules?view=month', firstEvent),
  one('/chats', 'Nova conversa', choices),
  one(ownChat, 'Editar conversa'),
  one(ownChat, 'Excluir conversa'),
  one('/helps', /^Assistir ao vídeo/),
  wide('/campaigns', /^Retomar /),
  one('/campaigns-config', /^Excluir a variável/),
  one('/campaigns-config', choicesOfPage),
  one('/contact-lists/1/contacts', 'Importar planilha', choose, choices),
  one('/connections', /^Novo QR code/),
  one('/connections', /^Desconectar/),
  one('/todolist', task, /^Excluir /),
  one('/settings', choicesOfPage),
  one('/settings?tab=companies', /^Horários de/),
  one('/settings?tab=companies', /^Primeiro usuário de/, choices),
  one('/financeiro', /^Pagar/, stay(/^Selecionar o plano/), stay('Pagar'), stay(/^Informe o nome$/), choices, halfPaid),
  one(
    '/financeiro',
    /^Pagar/,
    stay(/^Selecionar o plano/),
    stay('Pagar'),
    stay(/^Informe o nome$/),
    fillPayer,
    stay('Avançar'),
    stay('Pagar'),
    pix,
  ),
];

/** Lists whose first row can be edited and deleted. */
const records: readonly Way[] = [...withForm, ...settingsTabs]
  .filter((at) => at !== '/schedules')
  .flatMap((at) => [one(at, /^Editar /), one(at, /^Excluir /)]);

/** The menu of a queue, inside its form. */
const optionMenu: readonly Way[] = [
  one('/queues', /^Editar /, /^Ações de /, 'Excluir'),
  one('/queues', /^Editar /, stay(/^Editar /)),
];

/** Edit forms, questions and menus of every list. */
export const lists: readonly Way[] = [...records, ...optionMenu];

const dialogflow = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('combobox', { name: /^Tipo/ }).click();
  await page.getByRole('option', { name: 'DialogFlow' }).click();
};

/** Forms of a new record that hold a list to choose from. */
const withChoices: readonly string[] = [
  '/schedules?new',
  '/campaigns?new',
  '/queues?new',
  '/prompts?new',
  '/queue-integration?new',
  '/users?new',
  '/announcements?new',
  '/settings?tab=companies&new',
];

/** What the fields of forms offer: lists to choose from, and what a text may carry. */
export const fields: readonly Way[] = [
  ...withChoices.map((at) => one(at, choices)),
  one('/connections?new', stay('Filas e chatbot'), choices),
  one('/queue-integration?new', dialogflow, choices),
  one('/quick-messages?new', 'Inserir variável'),
  one('/campaigns?new', 'Inserir variável'),
];
