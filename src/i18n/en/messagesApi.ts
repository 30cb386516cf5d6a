import type { Messages } from '../keys';
import type { messagesApi as pt } from '../pt/messagesApi';

export const messagesApi = {
  messagesAPI: {
    title: 'Messages API',
    intro: 'Send messages from other systems through your company’s connections.',
    labels: {
      instructions: 'Before you start',
      token:
        'Each connection has its own token, set on the connections page. It goes into the Authorization header, as Bearer.',
      tokenPlace: 'See the connections',
      numberDescription: 'The number carries the country and area codes, digits only, without a mask: {{example}}.',
      secret: 'The token works like a password: keep it on your system’s server, never in a web page.',
      textMessage: 'Text message',
      textMessageInstructions: 'JSON with the number and the text. It is sent at once.',
      mediaMessage: 'Media message',
      mediaMessageInstructions:
        'A multipart form with the number, the caption and the files. It is queued and sent later.',
      endpoint: 'Address',
      method: 'Method',
      headers: 'Headers',
      fields: 'Fields',
      required: 'required',
      optional: 'optional',
      example: 'Example',
      exampleOf: 'Example in {{language}}',
      languages: { curl: 'curl', javascript: 'JavaScript' },
      tests: 'Try it out',
      answer: 'Response',
      noBody: 'No content',
    },
    fields: {
      number: 'Number with country and area codes',
      body: 'Text of the message; it accepts the variables, such as {{variable}}',
      caption: 'Caption; empty for files without one',
      medias: 'One or more files',
      closeTicket: 'true closes the conversation after sending',
    },
    samples: { token: 'CONNECTION_TOKEN', body: 'Hello! Your order is out for delivery.', caption: 'Invoice' },
    textMessage: { form: 'Text message test', number: 'Number', body: 'Message', token: 'Connection token' },
    mediaMessage: {
      form: 'Media message test',
      number: 'Number',
      body: 'Caption',
      media: 'Files',
      token: 'Connection token',
    },
    form: {
      numberHint: 'Digits only: country code, area code and number',
      showToken: 'Show the token',
      hideToken: 'Hide the token',
      tokenHint: 'It stays on this screen only, until you leave it.',
    },
    formErrors: { token: 'The token has no blanks and no accents', media: 'Choose at least one file' },
    answers: {
      sent: 'The server accepted the message.',
      token: 'Token refused: no connection has this token.',
      absent: 'The server does not know this address.',
      refused: 'The server refused the message.',
      unsure:
        'No answer from the server: the message may have been sent. Look at the conversation before you send it again.',
    },
    toasts: {
      unauthorized: 'This company is not allowed to open this page! We are redirecting you.',
      success: 'Message sent.',
    },
    buttons: { send: 'Send', sending: 'Sending…', copy: 'Copy example', copyEndpoint: 'Copy address' },
    copied: 'Copied',
    copyFailed: 'The browser did not allow copying. Select the text and copy it by hand.',
  },
} satisfies Messages<typeof pt>;
