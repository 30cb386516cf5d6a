import type { UseQueryResult } from '@tanstack/react-query';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import type { Option } from './option';

type Value = Option['value'];

/** What is said of an id whose record is not in the list. */
const goneTexts = {
  queue: 'choices.gone.queue',
  connection: 'choices.gone.connection',
  contactList: 'choices.gone.contactList',
  fileList: 'choices.gone.fileList',
  tag: 'choices.gone.tag',
  prompt: 'choices.gone.prompt',
  integration: 'choices.gone.integration',
  plan: 'choices.gone.plan',
  user: 'choices.gone.user',
} as const satisfies Record<string, MessageKey>;

/** What a field offers. */
export interface Choices {
  options: readonly Option[];
  /** Whose ids the values are; without it they are told as they are. */
  of?: keyof typeof goneTexts;
  /** The list is being read: what is not in it may still come. */
  loading?: boolean;
  /** The list could not be read. */
  failed?: boolean;
}

/** The records of a list as choices. */
export function choicesOf<Row>(
  { data, isError, isFetching }: Pick<UseQueryResult<readonly Row[]>, 'data' | 'isError' | 'isFetching'>,
  of: NonNullable<Choices['of']>,
  toOption: (record: Row) => Option,
): Choices {
  const failed = isError && !isFetching;
  return { options: data?.map(toOption) ?? [], of, loading: isFetching || (data === undefined && !failed), failed };
}

/**
 * Options for the values of a field that its list does not offer: what is stored is shown as what it is, stays until
 * somebody changes it, and can be left like any other choice (PUB-18).
 * @param values those of the field, and those it opened with
 */
export function useUnlisted({ options, of, loading, failed }: Choices, values: readonly Value[]): Option[] {
  const { t } = useTranslation();
  const labelOf = (value: Value): string => {
    if (of === undefined) return String(value);
    if (loading) return t('common.loading');
    return t(failed ? 'choices.unread' : goneTexts[of], { id: value });
  };
  return [...new Set(values)]
    .filter((value) => !options.some((option) => option.value === value))
    .map((value) => ({ value, label: labelOf(value) }));
}
