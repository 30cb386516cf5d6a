import type { Messages } from '../keys';
import type { prompts as pt } from '../pt/prompts';

export const prompts = {
  prompts: {
    title: 'AI prompts',
    search: 'Search prompts',
    table: { name: 'Name', queue: 'Queue', max_tokens: 'Maximum tokens in a reply' },
    noQueue: 'No queue',
    confirmationModal: {
      deleteTitle: 'Delete the prompt {{name}}?',
      deleteMessage: 'Its instructions and its key are deleted. A prompt in use cannot be deleted.',
      deleteButton: 'Delete prompt',
    },
    toasts: { deleted: 'Prompt deleted.' },
    empty: 'No prompts yet',
    emptyBody: 'Write the instructions that the AI follows when it answers the customers of a queue.',
  },
  promptModal: {
    title: { add: 'New prompt', edit: 'Edit prompt' },
    form: {
      name: 'Name',
      prompt: 'Prompt',
      promptHint: 'Tell the AI who it is, what it knows and how it replies: at least 50 characters.',
      queue: 'Queue',
      model: 'Model',
      max_tokens: 'Maximum tokens',
      temperature: 'Temperature',
      temperatureHint: 'From 0 (exact) to 1 (creative)',
      apikey: 'API key',
      showKey: 'Show the key',
      hideKey: 'Hide the key',
      max_messages: 'Maximum messages',
      maxMessagesHint: 'Of the conversation history',
    },
    formErrors: {
      name: {
        short: 'Name too short: use at least 5 characters',
        long: 'Name too long: use 100 characters at most',
        required: 'The name is required',
      },
      prompt: { short: 'Prompt too short: use at least 50 characters', required: 'Describe how the AI should behave' },
      modal: { required: 'Choose the model' },
      maxTokens: { required: 'Enter the maximum tokens' },
      temperature: { required: 'Enter the temperature', range: 'The temperature goes from 0 to 1' },
      apikey: { required: 'Enter the API key' },
      maxMessages: { required: 'Enter the maximum messages' },
    },
    setor: 'Choose a queue',
    success: 'Prompt saved.',
  },
} satisfies Messages<typeof pt>;
