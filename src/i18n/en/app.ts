import type { Messages } from '../keys';
import type { app as source } from '../pt/app';

export const app = {
  start: {
    loading: 'Loading',
    failedTitle: 'The app could not start',
    failedText: 'The file config.json is wrong. Fix it and reload the page.',
    retry: 'Reload',
    waitingTitle: 'The server does not answer',
    waitingText: 'Your session is kept. We will try again automatically in a few seconds.',
  },
  routes: { refused: 'This company does not have permission to access this page! We are redirecting you.' },
  session: { elsewhere: 'Your account was accessed on another computer.' },
} satisfies Messages<typeof source>;
