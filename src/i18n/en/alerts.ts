import type { Messages } from '../keys';
import type { alerts as pt } from '../pt/alerts';

export const alerts = {
  alerts: {
    title: 'Notification settings',
    hint: 'These apply to this browser, in every tab.',
    scope: 'Notify me about',
    all: 'Everything I can handle',
    allHint: 'My conversations and, if you handle waiting ones, those too.',
    mine: 'Only what’s mine',
    mineHint: 'Conversations assigned to me, and the team chat.',
    none: 'Nothing',
    noneHint: 'Unread counts still show.',
    sound: 'Play a sound',
    hiddenOnly: 'Only when {{name}} is out of sight',
    hiddenOnlyHint: 'While another tab or program is in front.',
    test: 'Send a test',
    result: {
      shown: 'Notification shown.',
      notAllowed: 'The browser isn’t allowed to show notifications.',
      played: 'Sound played.',
      soundOff: 'Sound is off.',
      muted: 'The notification volume is at zero.',
      soundRefused: 'The browser held the sound back.',
    },
    testTitle: 'Test notification',
    testBody: 'This is what a new message looks like.',
  },
} as const satisfies Messages<typeof pt>;
