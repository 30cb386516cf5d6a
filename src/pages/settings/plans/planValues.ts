import { boolean, object, string } from 'yup';
import type { Plan, PlanFlags } from '@/api/companies';
import type { PlanInput } from '@/api/plans';
import { requiredText, wholeNumber } from '@/forms/rules';
import type { MessageKey } from '@/i18n/keys';
import { parseMoney } from '@/lib/money';

export const flagLabels: Readonly<Record<keyof PlanFlags, MessageKey>> = {
  useCampaigns: 'plans.form.campaigns',
  useSchedules: 'plans.form.schedules',
  useInternalChat: 'plans.form.internalChat',
  useExternalApi: 'plans.form.externalApi',
  useKanban: 'plans.form.kanban',
  useOpenAi: 'plans.form.openAi',
  useIntegrations: 'plans.form.integrations',
};

/** A form of its own: what people type is text until it is sent (contract back-office, defect 36). */
export interface PlanValues extends PlanFlags {
  name: string;
  users: string;
  connections: string;
  queues: string;
  value: string;
}

const amount = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount as it is read, to be seen before it is saved (PUB-14). */
export function writtenAmount(text: string): string {
  const value = parseMoney(text);
  return value === null ? text : amount.format(value);
}

/** Nothing counted, every feature on (contract back-office 18). */
export const initialPlan: PlanValues = {
  name: '',
  users: '0',
  connections: '0',
  queues: '0',
  value: '',
  useCampaigns: true,
  useSchedules: true,
  useInternalChat: true,
  useExternalApi: true,
  useKanban: true,
  useOpenAi: true,
  useIntegrations: true,
};

export const fromPlan = ({ id: _id, users, connections, queues, value, ...plan }: Plan): PlanValues => ({
  ...plan,
  users: String(users),
  connections: String(connections),
  queues: String(queues),
  value: amount.format(value),
});

export const toPlanInput = (values: PlanValues): PlanInput => ({
  name: values.name.trim(),
  users: Number(values.users),
  connections: Number(values.connections),
  queues: Number(values.queues),
  value: parseMoney(values.value) ?? 0,
  useCampaigns: values.useCampaigns,
  useSchedules: values.useSchedules,
  useInternalChat: values.useInternalChat,
  useExternalApi: values.useExternalApi,
  useKanban: values.useKanban,
  useOpenAi: values.useOpenAi,
  useIntegrations: values.useIntegrations,
});

const taken: MessageKey = 'officeErrors.ERR_PLAN_NAME_ALREADY_EXISTS';
const noMoney: MessageKey = 'plans.form.money';

/** @param otherNames names the server would refuse without a reason when a plan is renamed (contract back-office 18) */
export const planSchema = (isNew: boolean, otherNames: readonly string[]) =>
  object({
    name: requiredText({ min: 2 }).notOneOf(isNew ? [] : otherNames, taken),
    users: wholeNumber(),
    connections: wholeNumber(),
    queues: wholeNumber(),
    value: string()
      .required('validation.required')
      .test('money', noMoney, (text) => text === undefined || text === '' || parseMoney(text) !== null),
    useCampaigns: boolean(),
  });
