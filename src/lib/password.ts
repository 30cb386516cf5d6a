/** What a new password must have (FP-05). */
export const passwordRules = [
  { id: 'length', met: (password: string) => password.length >= 8 },
  { id: 'lower', met: (password: string) => /\p{Ll}/u.test(password) },
  { id: 'upper', met: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'digit', met: (password: string) => /\d/.test(password) },
] as const;

export type PasswordRule = (typeof passwordRules)[number]['id'];

/** Whether a new password has all of it. */
export const isStrongPassword = (password: string): boolean => passwordRules.every(({ met }) => met(password));
