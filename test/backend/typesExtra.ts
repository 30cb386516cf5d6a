import type { Iso } from './types.ts';

/** Rows of the modules around the inbox: announcements, automations, campaigns, billing. */
interface Row {
  id: number;
  createdAt: Iso;
  updatedAt: Iso;
}

export interface AnnouncementRow extends Row {
  priority: number | null;
  title: string;
  text: string;
  mediaPath: string | null;
  mediaName: string | null;
  companyId: number;
  status: boolean;
}
export interface PromptRow extends Row {
  name: string;
  prompt: string;
  apiKey: string;
  maxMessages: number;
  maxTokens: number;
  temperature: number;
  promptTokens: number;
  completionTokens: number;
  totalTokens: number;
  model: string;
  queueId: number | null;
  companyId: number;
}
export interface QueueIntegrationRow extends Row {
  type: string;
  name: string;
  projectName: string;
  jsonContent: string;
  urlN8N: string;
  language: string;
  companyId: number;
  typebotSlug: string;
  typebotExpires: number;
  typebotKeywordFinish: string;
  typebotUnknownMessage: string;
  typebotDelayMessage: number;
  typebotKeywordRestart: string;
  typebotRestartMessage: string;
}
export interface FileListRow extends Row {
  companyId: number;
  name: string;
  message: string;
}
export interface FileOptionRow extends Row {
  fileId: number;
  name: string;
  path: string;
  mediaType: string;
}
export interface HelpRow extends Row {
  title: string;
  description: string | null;
  video: string | null;
  link: string | null;
}
export interface InvoiceRow extends Row {
  detail: string;
  status: string;
  value: number;
  dueDate: string;
  companyId: number;
}

/** A Pix code that was asked for, until somebody pays it. */
export interface ChargeRow extends Row {
  txid: string;
  invoiceId: number;
  paid: boolean;
}
/** The code that was mailed to somebody who forgot their password. */
export interface ResetCodeRow extends Row {
  email: string;
  token: string;
}

export interface CampaignRow extends Row {
  name: string;
  message1: string | null;
  message2: string | null;
  message3: string | null;
  message4: string | null;
  message5: string | null;
  status: string;
  mediaPath: string | null;
  mediaName: string | null;
  timeZone: string | null;
  scheduledAt: Iso | null;
  completedAt: Iso | null;
  tagId: number | null;
  companyId: number;
  contactListId: number | null;
  whatsappId: number | null;
  fileListId: number | null;
}
export interface CampaignShippingRow extends Row {
  jobId: string | null;
  number: string;
  message: string;
  contactId: number;
  campaignId: number;
  deliveredAt: Iso | null;
}
export interface CampaignSettingRow extends Row {
  key: string;
  value: string;
  companyId: number;
}
export interface ContactListRow extends Row {
  name: string;
  companyId: number;
}
export interface ContactListItemRow extends Row {
  name: string;
  number: string;
  email: string;
  isWhatsappValid: boolean | null;
  companyId: number;
  contactListId: number;
}
