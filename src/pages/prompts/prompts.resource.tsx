import { Sparkles } from 'lucide-react';
import { promptApi } from '@/api/promptRecords';
import type { Prompt, PromptInput } from '@/api/prompts';
import { NoneCell, TextCell } from '@/lists/cells';
import { defineResource } from '@/lists/resource';
import { useTranslation } from '@/i18n/useTranslation';

function QueueName({ name }: { name: string | undefined }) {
  const { t } = useTranslation();
  return name === undefined ? <NoneCell text={t('prompts.noQueue')} /> : <TextCell>{name}</TextCell>;
}

/** Instructions for the AI (AI-01 to AI-03). */
export const prompts = defineResource<Prompt, PromptInput>({
  name: 'prompts',
  icon: Sparkles,
  api: promptApi,
  nameOf: ({ name }) => name,
  // The server's search tells capitals apart (contract back-office, defect 14).
  searchText: ({ name }) => name,
  columns: [
    {
      id: 'name',
      label: 'prompts.table.name',
      cell: ({ name }) => <TextCell>{name}</TextCell>,
      sortBy: ({ name }) => name,
      width: '44%',
    },
    {
      id: 'queue',
      label: 'prompts.table.queue',
      cell: ({ queue }) => <QueueName name={queue?.name} />,
      sortBy: ({ queue }) => queue?.name ?? '',
    },
    {
      id: 'maxTokens',
      label: 'prompts.table.max_tokens',
      cell: ({ maxTokens }) => maxTokens,
      sortBy: ({ maxTokens }) => maxTokens,
      align: 'right',
    },
  ],
  texts: {
    title: 'prompts.title',
    search: 'prompts.search',
    add: 'promptModal.title.add',
    edit: 'promptModal.title.edit',
    saved: 'promptModal.success',
    deleteTitle: 'prompts.confirmationModal.deleteTitle',
    deleteBody: 'prompts.confirmationModal.deleteMessage',
    deleteConfirm: 'prompts.confirmationModal.deleteButton',
    deleted: 'prompts.toasts.deleted',
    empty: 'prompts.empty',
    emptyBody: 'prompts.emptyBody',
  },
});
