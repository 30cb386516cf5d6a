import type { Messages } from '../keys';
import type { about as pt } from '../pt/about';

export const about = {
  about: {
    title: 'About {{name}}',
    hint: 'What helps in a support request. There are no passwords or access codes here.',
    app: 'App version',
    server: 'Server version',
    unknown: 'not told',
    api: 'API address',
    socket: 'Live updates address',
    files: 'Files address',
    state: 'Live updates',
    states: {
      idle: 'stopped',
      connecting: 'connecting',
      live: 'connected',
      limited: 'limited, lists are read from time to time',
      down: 'disconnected',
    },
    person: 'User and company',
    browser: 'Browser',
    screen: 'Screen',
    copied: 'Details copied',
    copyFailed: 'The browser did not allow copying. Select the text and copy it by hand.',
  },
} as const satisfies Messages<typeof pt>;
