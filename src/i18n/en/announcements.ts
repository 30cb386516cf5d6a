import type { Messages } from '../keys';
import type { announcements as pt } from '../pt/announcements';

export const announcements = {
  announcements: {
    title: 'Announcements',
    search: 'Search announcements',
    searchPlaceholder: 'Announcement title',
    active: 'Active',
    inactive: 'Inactive',
    noPicture: 'No picture',
    table: { title: 'Title', priority: 'Priority', mediaName: 'Picture', status: 'Status' },
    dialog: {
      add: 'New announcement',
      edit: 'Edit announcement',
      form: {
        title: 'Title',
        text: 'Text',
        textHint: 'Every company reads what you write here.',
        priority: 'Priority',
        status: 'Status',
        statusHint: 'Inactive: nobody sees it.',
        mediaPath: 'Picture',
        mediaHint: 'PNG or JPG',
        required: 'Required',
      },
    },
    confirmationModal: {
      deleteTitle: 'Delete the announcement {{name}}?',
      deleteMessage: 'It disappears for every company, with its picture. This cannot be undone.',
      deleteButton: 'Delete announcement',
    },
    toasts: {
      success: 'Announcement saved.',
      deleted: 'Announcement deleted.',
      info: 'Only the super user may open this page. We are redirecting you.',
    },
    empty: 'No announcements yet',
    emptyBody: 'Tell every company what is new: they read it at the top of the screen.',
  },
} satisfies Messages<typeof pt>;
