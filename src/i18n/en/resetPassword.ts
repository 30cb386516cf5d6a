import type { Messages } from '../keys';
import type { resetPassword as pt } from '../pt/resetPassword';

export const resetPassword = {
  resetPassword: {
    title: 'Reset your password',
    stepOf: 'Step {{step}} of 2',
    ask: 'Enter your email and we will send you a verification code.',
    sentTo: 'We sent a code to {{email}}. It may take a few minutes; check your spam folder as well.',
    toasts: {
      emailSent: 'Email sent!',
      emailNotFound: 'Email not found.',
      passwordUpdated: 'Password reset! Sign in with your new password.',
    },
    formErrors: {
      email: { required: 'Enter your email', invalid: 'Invalid email', notFound: 'No account uses this email' },
      code: {
        required: 'Enter the code you received',
        wrong: 'That code is not right. Copy it from the latest email or ask for another one',
      },
      newPassword: { required: 'Choose a new password', matches: 'The password does not meet all the rules yet' },
      confirmPassword: { required: 'Repeat the new password', matches: 'The passwords are not the same' },
    },
    form: {
      email: 'Email',
      verificationCode: 'Verification code',
      newPassword: 'New password',
      confirmPassword: 'Repeat the new password',
    },
    rules: {
      label: 'The password needs',
      length: 'At least 8 characters',
      lower: 'A lowercase letter',
      upper: 'An uppercase letter',
      digit: 'A number',
      met: 'met',
      unmet: 'missing',
    },
    buttons: {
      submitEmail: 'Send the code',
      submittingEmail: 'Sending…',
      submitPassword: 'Reset password',
      submittingPassword: 'Resetting…',
      back: 'Back to sign-in',
      otherEmail: 'Use another email',
      again: 'Send another code',
    },
  },
} satisfies Messages<typeof pt>;
