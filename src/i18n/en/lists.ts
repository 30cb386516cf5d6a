import type { Messages } from '../keys';
import type { lists as pt } from '../pt/lists';

export const lists = {
  lists: {
    actions: 'Actions',
    actionsOf: 'Actions for {{name}}',
    editNamed: 'Edit {{name}}',
    deleteNamed: 'Delete {{name}}',
    total_one: '{{count, number}} item',
    total_other: '{{count, number}} items',
    found_one: '{{count, number}} result',
    found_other: '{{count, number}} results',
    part: '{{shown, number}} of {{total, number}}',
    shownOf: '{{shown, number}} of {{total, number}} · scroll for more',
    shown_one: '{{count, number}} loaded · scroll for more',
    shown_other: '{{count, number}} loaded · scroll for more',
    noResults: 'Nothing found for “{{search}}”',
    noResultsBody: 'Check the spelling or try another word.',
    failedTitle: 'The list could not be loaded',
    moreFailed: 'The rest of the list could not be loaded.',
  },
} satisfies Messages<typeof pt>;
