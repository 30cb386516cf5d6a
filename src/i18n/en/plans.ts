import type { Messages } from '../keys';
import type { plans as pt } from '../pt/plans';

export const plans = {
  planLimit: {
    users_one: '{{used}} of {{count}} user: the plan allows no more.',
    users_other: '{{used}} of {{count}} users: the plan allows no more.',
    connections_one: '{{used}} of {{count}} connection: the plan allows no more.',
    connections_other: '{{used}} of {{count}} connections: the plan allows no more.',
    queues_one: '{{used}} of {{count}} queue: the plan allows no more.',
    queues_other: '{{used}} of {{count}} queues: the plan allows no more.',
    plan: 'See the plan',
  },
  plans: {
    search: 'Search plans',
    add: 'New plan',
    edit: 'Edit the plan {{name}}',
    form: {
      id: 'No.',
      name: 'Name',
      users: 'Users',
      connections: 'Connections',
      queues: 'Queues',
      value: 'Monthly price',
      valueExample: 'e.g. 199.90',
      money: 'Use an amount like 199.90 or 1,234.50',
      features: 'Features',
      noFeatures: 'No extra features',
      campaigns: 'Campaigns',
      schedules: 'Scheduled messages',
      internalChat: 'Team chat',
      externalApi: 'Messages API',
      kanban: 'Kanban',
      openAi: 'AI prompts',
      integrations: 'Integrations',
    },
    confirm: {
      title: 'Delete the plan {{name}}?',
      message_one:
        '{{count, number}} company uses this plan and will be left without one: it loses the extra features and cannot create queues or users. This cannot be undone.',
      message_other:
        '{{count, number}} companies use this plan and will be left without one: they lose the extra features and cannot create queues or users. This cannot be undone.',
      unused: 'No company uses this plan. This cannot be undone.',
      button: 'Delete plan',
    },
    toasts: {
      errorList: 'The plans could not be loaded',
      success: 'Plan saved.',
      deleted: 'Plan deleted.',
    },
    empty: 'No plans yet',
    emptyBody: 'A plan says how many users, connections and queues a company has and what it may use.',
  },
} satisfies Messages<typeof pt>;
