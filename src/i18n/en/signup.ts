import type { Messages } from '../keys';
import type { signup as pt } from '../pt/signup';

export const signup = {
  signup: {
    title: 'Register your company',
    subtitle_one: 'Try it for {{count}} day. Nothing to pay, no card needed.',
    subtitle_other: 'Try it for {{count}} days. Nothing to pay, no card needed.',
    toasts: {
      success: 'Company registered!',
      fail: 'The registration was not completed.',
      unsure: 'It is not known whether the registration was completed.',
    },
    form: {
      name: 'Company name',
      email: 'Email',
      emailHint: 'You will sign in with it.',
      phone: 'Phone (optional)',
      plan: 'Plan',
      password: 'Password',
      passwordHint: '{{min}} to {{max}} characters.',
    },
    formErrors: {
      name: {
        required: 'Enter the company name',
        short: 'The name is too short: use at least 2 characters',
        long: 'The name is too long: use at most 50 characters',
        taken: 'A company with this name already exists',
        kept: 'Your previous attempt reserved this name: add something to it',
        unsure: 'The attempt without an answer may have worked: try signing in with this e-mail and password',
      },
      password: {
        required: 'Choose a password',
        short: 'The password is too short: use at least 5 characters',
        long: 'The password is too long: use at most 50 characters',
      },
      email: {
        required: 'Enter the email',
        invalid: 'Invalid email',
        taken:
          'The server did not accept the registration. Most likely this email already has an account: use another one',
      },
      phone: { invalid: 'Use 8 to 15 digits, with the area code, without letters or a zero at the start' },
      plan: { required: 'Choose a plan' },
    },
    buttons: { submit: 'Register', submitting: 'Registering…', login: 'Sign in' },
    haveAccount: 'Already have an account?',
    plan: {
      price: '{{price}} per month',
      attendant_one: '{{count, number}} user',
      attendant_other: '{{count, number}} users',
      whatsapp_one: '{{count, number}} connection',
      whatsapp_other: '{{count, number}} connections',
      queues_one: '{{count, number}} queue',
      queues_other: '{{count, number}} queues',
      includes: 'Includes {{features}}.',
      basic: 'The inbox alone, without extras.',
      loading: 'Loading the plans…',
      failed: 'The plans could not be loaded. You can register all the same; the plan is settled later.',
      retry: 'Load the plans again',
      features: {
        useCampaigns: 'campaigns',
        useSchedules: 'scheduled messages',
        useInternalChat: 'team chat',
        useExternalApi: 'messages API',
        useKanban: 'Kanban board',
        useOpenAi: 'AI replies',
        useIntegrations: 'integrations',
      },
    },
    done: {
      title: 'Done, {{name}} is registered!',
      body: 'Sign in with {{email}} and the password you chose. The trial runs until {{date}}.',
      next: 'Once inside, connect a WhatsApp number to receive your first conversation.',
    },
  },
} satisfies Messages<typeof pt>;
