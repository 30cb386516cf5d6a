import type { Messages } from '@/i18n/keys';
import type { validation as source } from '@/i18n/pt/validation';

export const validation = {
  textLength: '{{used}} of {{limit}} characters',
  validation: {
    required: 'Required',
    messageShort: 'Message too short',
    unclosedVariable: 'Close the braces of the variable',
    short: 'Too short',
    long: 'Too long',
    email: 'Invalid email',
    number: 'Enter a number',
    integer: 'Use a whole number, digits only',
    fromZero: 'Use 0 or more',
    fromOne: 'Use 1 or more',
    tooHigh: 'Use at most 999,999',
    pastDate: 'Choose a date in the future',
    skippedHour: 'That night the clocks skip from {{from}} to {{to}}: {{time}} does not exist.',
    color: 'Enter a color such as #00509E',
    url: 'Enter an address that starts with https://',
    pickOne: 'Choose at least one',
    fileType: 'File type not accepted',
  },
} as const satisfies Messages<typeof source>;
