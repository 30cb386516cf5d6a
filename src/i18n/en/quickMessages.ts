import type { Messages } from '../keys';
import type { quickMessages as pt } from '../pt/quickMessages';

export const quickMessages = {
  quickMessages: {
    title: 'Quick replies',
    search: 'Search quick replies',
    searchPlaceholder: 'Shortcut or message',
    noAttachment: 'No attachment',
    table: { shortcode: 'Shortcut', message: 'Message', mediaName: 'Attachment' },
    confirmationModal: {
      deleteTitle: 'Delete the quick reply /{{name}}?',
      deleteMessage: 'It will no longer show up when you type "/" in a conversation. This cannot be undone.',
      deleteButton: 'Delete quick reply',
    },
    toasts: { success: 'Quick reply saved.', deleted: 'Quick reply deleted.' },
    dialog: {
      add: 'New quick reply',
      edit: 'Edit quick reply',
      shortcode: 'Shortcut',
      shortcodeHint: 'In a conversation, type "/" and the shortcut to use this reply.',
      shortcodeTaken: 'Another of your quick replies already answers to this shortcut.',
      message: 'Message',
      attachment: 'Attachment',
      geral: 'Others may edit it',
      visao: 'Others may see it',
      status: 'Active',
    },
    empty: 'No quick replies yet',
    emptyBody: 'Keep the texts you repeat here and use them in a conversation by typing "/".',
  },
} satisfies Messages<typeof pt>;
