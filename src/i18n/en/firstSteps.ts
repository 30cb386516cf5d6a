import type { Messages } from '../keys';
import type { firstSteps as pt } from '../pt/firstSteps';

export const firstSteps = {
  firstSteps: {
    title: 'First steps',
    body: 'Your team is almost ready to help its first customer.',
    progress: '{{done}} of {{total}}',
    done: 'done',
    dismiss: 'Dismiss the first steps',
    connection: {
      title: 'Connect a number',
      hint: 'Create a connection and scan its QR code with the company phone.',
      scan: 'Scan the QR code of your connection with the company phone.',
    },
    queue: { title: 'Create a queue', hint: 'It brings each conversation to the right people, for example sales.' },
    agent: { title: 'Add an agent', hint: 'Create a user for everyone who helps customers and choose their queues.' },
    message: {
      title: 'Receive the first message',
      hint: 'Write to the connected number from another phone and accept the conversation under “Waiting”.',
    },
  },
} satisfies Messages<typeof pt>;
