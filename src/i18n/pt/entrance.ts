import { resetPassword } from './resetPassword';
import { signup } from './signup';

/** Texts of the public pages beside the login, fetched with the first of them. */
export const entrance = { ...resetPassword, ...signup } as const;
