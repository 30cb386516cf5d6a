import type { Iso } from './wire';

/** A queue integration in its list: addresses and credentials are read by the form alone (B-43). */
export interface IntegrationRow {
  id: number;
  /** dialogflow, n8n, webhook, typebot; other servers know more. */
  type: string;
  name: string;
  updatedAt?: Iso;
}

/** What a form reads, and what is sent (Y-22). Texts are never null (contract back-office 14). */
export interface IntegrationInput {
  type: string;
  name: string;
  projectName: string;
  jsonContent: string;
  language: string;
  urlN8N: string;
  typebotSlug: string;
  typebotExpires: number;
  typebotDelayMessage: number;
  typebotKeywordFinish: string;
  typebotKeywordRestart: string;
  typebotUnknownMessage: string;
  typebotRestartMessage: string;
}

export interface Integration extends IntegrationRow, Partial<Omit<IntegrationInput, 'type' | 'name'>> {
  companyId?: number | null;
}

/** What the service account's credentials and the agent are tried with. */
export type IntegrationTest = Pick<IntegrationInput, 'projectName' | 'jsonContent' | 'language'>;

export const integrationKeys = {
  all: ['integrations'] as const,
  options: () => ['integrations', 'options'] as const,
};

/** What a list keeps of an integration, whichever answer or event brought it. */
export const toIntegrationRow = ({ id, type, name, updatedAt }: IntegrationRow): IntegrationRow => ({
  id,
  type,
  name,
  ...(updatedAt === undefined ? {} : { updatedAt }),
});
