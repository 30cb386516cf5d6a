import type { Messages } from '../keys';
import type { login as pt } from '../pt/login';

export const login = {
  auth: {
    toasts: { success: 'Signed in successfully!' },
    expired: "Your company's subscription expired on {{date}}. Please contact support to restore access.",
    expiredUnknown: "Your company's subscription has expired. Please contact support to restore access.",
    support: 'Contact support',
    daysLeft_zero: 'Your subscription expires today.',
    daysLeft_one: 'Your subscription expires in {{count}} day.',
    daysLeft_other: 'Your subscription expires in {{count}} days.',
  },
  login: {
    title: 'Sign in to {{name}}',
    subtitle: 'Use your company email.',
    form: { email: 'Email', password: 'Password' },
    forgot: 'Forgot password',
    noAccount: 'No account yet?',
    required: { email: 'Enter your email', password: 'Enter your password' },
    buttons: { submit: 'Sign in', submitting: 'Signing in…', register: 'Register your company' },
  },
} satisfies Messages<typeof pt>;
