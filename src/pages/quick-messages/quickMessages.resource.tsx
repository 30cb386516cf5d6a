import { Paperclip, Zap } from 'lucide-react';
import { attachmentName, quickMessageApi, type QuickMessage, type QuickMessageInput } from '@/api/quickMessages';
import { FileCell, TextCell } from '@/lists/cells';
import { defineResource } from '@/lists/resource';
import { useTranslation } from '@/i18n/useTranslation';
import { cleanShortcode, commandOf } from '@/lib/shortcode';

function Attachment({ name }: { name: string }) {
  const { t } = useTranslation();
  return <FileCell icon={Paperclip} name={name} none={t('quickMessages.noAttachment')} />;
}

/** Quick messages of the signed-in user (QM-01). */
export const quickMessages = defineResource<QuickMessage, QuickMessageInput>({
  name: 'quick-messages',
  icon: Zap,
  api: quickMessageApi,
  nameOf: ({ shortcode }) => cleanShortcode(shortcode),
  // The server looks in the shortcode only, and tells accents apart.
  searchText: ({ shortcode, message }) => `${commandOf(shortcode)} ${message}`,
  columns: [
    {
      id: 'shortcode',
      label: 'quickMessages.table.shortcode',
      cell: ({ shortcode }) => <TextCell>{commandOf(shortcode)}</TextCell>,
      sortBy: ({ shortcode }) => cleanShortcode(shortcode),
      width: '22%',
    },
    {
      id: 'message',
      label: 'quickMessages.table.message',
      cell: ({ message }) => <TextCell>{message}</TextCell>,
      sortBy: ({ message }) => message,
    },
    {
      id: 'media',
      label: 'quickMessages.table.mediaName',
      cell: (row) => <Attachment name={attachmentName(row)} />,
      sortBy: attachmentName,
      extra: true,
      width: '24%',
    },
  ],
  texts: {
    title: 'quickMessages.title',
    search: 'quickMessages.search',
    searchHint: 'quickMessages.searchPlaceholder',
    add: 'quickMessages.dialog.add',
    edit: 'quickMessages.dialog.edit',
    saved: 'quickMessages.toasts.success',
    deleteTitle: 'quickMessages.confirmationModal.deleteTitle',
    deleteBody: 'quickMessages.confirmationModal.deleteMessage',
    deleteConfirm: 'quickMessages.confirmationModal.deleteButton',
    deleted: 'quickMessages.toasts.deleted',
    empty: 'quickMessages.empty',
    emptyBody: 'quickMessages.emptyBody',
  },
});
