import type { Messages } from '../keys';
import type { app as source } from '../pt/app';

export const app = {
  start: {
    loading: 'Loading',
    failedTitle: 'The app could not start',
    failedText: 'The file config.json is wrong. Fix it and reload the page.',
    problems: {
      object: 'A JSON object in braces was expected.',
      json: 'Its content is not valid JSON.',
      text: 'Text in quotation marks was expected.',
      address: 'This is not an address that begins with http:// or https://.',
      path: 'Only the origin goes here, without a path, such as https://host. The path of the API belongs in apiUrl.',
      insecure:
        'This page uses https, and the browser blocks what comes from an http address. Use an https address, or the address of the page itself.',
      unread: 'The web server does not deliver the file config.json. Allow it to be read and reload the page.',
    },
    retry: 'Reload',
    waitingTitle: 'The server does not answer',
    waitingText: 'Your session is kept. We will try again automatically in a few seconds.',
    renewing: 'Renewing your session. The server is taking longer than usual.',
    signInAgain: 'Sign in again',
  },
  routes: {
    refused: 'This company does not have permission to access this page! We are redirecting you.',
    adminsOnly: 'Only admins may open this page. We are redirecting you.',
  },
  session: {
    deleted: 'Your user has been deleted. Ask an admin of your company.',
    queuesTaken: 'You no longer serve: {{queues}}.',
    queuesGiven: 'You now also serve: {{queues}}.',
    elsewhere: 'Your account was accessed on another computer.',
    lost: 'Your session has expired. Sign in again to continue.',
  },
} satisfies Messages<typeof source>;
