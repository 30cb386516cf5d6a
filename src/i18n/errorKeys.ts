import { errors } from './pt/errors';
import type { MessageKey } from './keys';

type Code = keyof typeof errors.backendErrors;

const isErrorCode = (key: string): key is Extract<Code, `ERR_${string}`> => key.startsWith('ERR_');

/** Server code to key: the codes are the keys of the group `backendErrors`. */
export const backendErrorKeys: Readonly<Record<string, MessageKey>> = Object.fromEntries(
  Object.keys(errors.backendErrors)
    .filter(isErrorCode)
    .map((code) => [code, `backendErrors.${code}` satisfies MessageKey]),
);

/** Known sentences of the server (contract, cheat sheet), with the number they carry as the group `count`. */
export const sentencePatterns: readonly { pattern: RegExp; key: MessageKey }[] = [
  { pattern: /^Acesso não permitido$/, key: 'backendErrors.sentences.accessDenied' },
  { pattern: /permissão para acessar este recurso/, key: 'backendErrors.sentences.accessDenied' },
  { pattern: /registros? de outra empresa/, key: 'backendErrors.sentences.otherCompany' },
  { pattern: /não pertence à esta empresa/, key: 'backendErrors.sentences.otherCompany' },
  { pattern: /^Número máximo de usuários já alcançado: (?<count>\d+)/, key: 'backendErrors.sentences.userLimit' },
  { pattern: /^Número máximo de conexões já alcançado: (?<count>\d+)/, key: 'backendErrors.sentences.connectionLimit' },
  { pattern: /^Número máximo de filas já alcançado: (?<count>\d+)/, key: 'backendErrors.sentences.queueLimit' },
  { pattern: /^Nenhum número de Whatsapp foi configurado/, key: 'backendErrors.sentences.noConnection' },
  { pattern: /^Não foi possível localizar o número/, key: 'backendErrors.ERR_WAPP_INVALID_CONTACT' },
  { pattern: /nome já está sendo utilizado por outra conexão/, key: 'backendErrors.sentences.connectionName' },
  { pattern: /^An user with this email already exists/, key: 'backendErrors.sentences.emailInUse' },
  { pattern: /whatsapp token is already used/, key: 'backendErrors.sentences.tokenInUse' },
  { pattern: /^No message found with this ID/, key: 'backendErrors.ERR_FETCH_WAPP_MSG' },
  { pattern: /^Invalid token\./, key: 'backendErrors.ERR_SESSION_EXPIRED' },
  { pattern: /este prompt está sendo usado/, key: 'backendErrors.sentences.promptInUse' },
  { pattern: /^Prompt deleted$/, key: 'backendErrors.sentences.promptDeleted' },
  { pattern: /integration name is already used/, key: 'backendErrors.sentences.integrationName' },
  { pattern: /^Só é permitido alterar campanha/, key: 'backendErrors.sentences.campaignFixed' },
  { pattern: /^Não é permitido excluir campanha em andamento/, key: 'backendErrors.sentences.campaignRunning' },
  { pattern: /^Error creating contact list/, key: 'backendErrors.sentences.tagList' },
  { pattern: /is a required field$/, key: 'backendErrors.sentences.requiredField' },
  { pattern: /must be at least (?<count>\d+) characters/, key: 'backendErrors.sentences.tooShort' },
];
