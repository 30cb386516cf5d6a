import type { Messages } from '../keys';
import type { keyboard as pt } from '../pt/keyboard';

export const keyboard = {
  keyboard: {
    placeholder: 'Search pages, conversations, contacts or actions',
    groups: {
      recent: 'Recently used',
      conversation: 'In this conversation',
      actions: 'Actions',
      appearance: 'Theme and language',
      answers: 'Insert a quick reply',
    },
    themeWords: 'appearance, night mode, colors',
    reply: 'Reply',
    next: 'Next conversation',
    previous: 'Previous conversation',
    search: 'Search on the page',
    panes: 'Between the list and the message box',
    accept: 'Accept (also the focused row)',
    send: 'Send',
    newLine: 'Break the line',
    leave: 'Leave the message box',
    openNumber: 'Open conversation #{{id}}',
    gone: 'That is no longer possible in this conversation.',
    searching: 'Searching conversations and contacts…',
    failed: 'Conversations and contacts could not be searched.',
    empty: 'Nothing found for “{{text}}”.',
    count_one: '{{count}} result',
    count_other: '{{count}} results',
    hints: { move: 'choose', choose: 'open', close: 'close' },
    scopes: {
      everywhere: 'On every page',
      list: 'Conversation list',
      conversation: 'Open conversation',
      composer: 'Message box',
    },
    or: 'or',
    off: 'off',
    singles: 'Single-key shortcuts',
    singlesHint:
      'Turn them off if they get in the way of a screen reader, voice control or your typing. Those with Ctrl or Alt stay on. Applies to this browser.',
  },
} as const satisfies Messages<typeof pt>;
