import i18next from 'i18next';
import { isKey } from './isKey';
import type { MessageKey } from './keys';

/**
 * The key of a server code, or null for one that has no text. The codes are keys of `backendErrors`, or, where only
 * pages of the back office meet them, of `officeErrors`, which come with those pages.
 */
export function errorKey(code: string): MessageKey | null {
  if (!/^ERR_\w+$/.test(code)) return null;
  return [`backendErrors.${code}`, `officeErrors.${code}`].find((key) => isKey(i18next, key)) ?? null;
}

/** Known sentences of the server (contract, cheat sheet), with the number they carry as the group `count`. */
export const sentencePatterns: readonly { pattern: RegExp; key: MessageKey }[] = [
  { pattern: /^Acesso não permitido$/, key: 'backendErrors.sentences.accessDenied' },
  { pattern: /permissão para acessar este recurso/, key: 'backendErrors.sentences.accessDenied' },
  { pattern: /registros? de outra empresa/, key: 'backendErrors.sentences.otherCompany' },
  { pattern: /não pertence à esta empresa/, key: 'backendErrors.sentences.otherCompany' },
  { pattern: /^Número máximo de usuários já alcançado: (?<count>\d+)/, key: 'officeErrors.sentences.userLimit' },
  { pattern: /^Número máximo de conexões já alcançado: (?<count>\d+)/, key: 'officeErrors.sentences.connectionLimit' },
  { pattern: /^Número máximo de filas já alcançado: (?<count>\d+)/, key: 'officeErrors.sentences.queueLimit' },
  { pattern: /^Nenhum número de Whatsapp foi configurado/, key: 'backendErrors.sentences.noConnection' },
  { pattern: /^Não foi possível localizar o número/, key: 'backendErrors.ERR_WAPP_INVALID_CONTACT' },
  { pattern: /nome já está sendo utilizado por outra conexão/, key: 'officeErrors.sentences.connectionName' },
  { pattern: /^An user with this email already exists/, key: 'backendErrors.sentences.emailInUse' },
  { pattern: /whatsapp token is already used/, key: 'officeErrors.sentences.tokenInUse' },
  { pattern: /^No message found with this ID/, key: 'backendErrors.ERR_FETCH_WAPP_MSG' },
  { pattern: /^Invalid token\./, key: 'backendErrors.ERR_SESSION_EXPIRED' },
  { pattern: /este prompt está sendo usado/, key: 'officeErrors.sentences.promptInUse' },
  { pattern: /^Prompt deleted$/, key: 'officeErrors.sentences.promptDeleted' },
  { pattern: /integration name is already used/, key: 'officeErrors.sentences.integrationName' },
  { pattern: /^Só é permitido alterar campanha/, key: 'officeErrors.sentences.campaignFixed' },
  { pattern: /^Não é permitido excluir campanha em andamento/, key: 'officeErrors.sentences.campaignRunning' },
  { pattern: /^Error creating contact list/, key: 'officeErrors.sentences.tagList' },
  { pattern: /is a required field$/, key: 'backendErrors.sentences.requiredField' },
  { pattern: /must be at least (?<count>\d+) characters/, key: 'backendErrors.sentences.tooShort' },
];
