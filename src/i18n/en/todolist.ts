import type { Messages } from '../keys';
import type { todolist as source } from '../pt/todolist';

export const todolist = {
  todolist: {
    title: 'Tasks',
    where:
      'The tasks of this account are kept in this browser only, even after you sign out. To take them to another computer, export a file and import it there.',
    input: 'New task',
    text: 'Text of the task',
    buttons: { add: 'Add', save: 'Save' },
    created: 'Created {{time}}',
    updated: 'Changed {{time}}',
    edit: 'Edit {{text}}',
    delete: 'Delete {{text}}',
    deleteTitle: 'Delete this task?',
    deleteBody: '“{{text}}” cannot be brought back.',
    deleteButton: 'Delete task',
    empty: 'No tasks',
    emptyBody: 'Write above what must not be forgotten.',
    export: 'Export',
    import: 'Import',
    file: 'Task file',
    fileName: 'tasks.json',
    imported_zero: 'The file held no new tasks.',
    imported_one: '{{count}} task imported.',
    imported_other: '{{count}} tasks imported.',
    importRefused: 'This file is not a task list exported from here.',
    notStored: 'The browser could not keep the tasks. Export them before you close the page.',
  },
} satisfies Messages<typeof source>;
