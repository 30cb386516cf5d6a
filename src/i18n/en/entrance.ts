import { resetPassword } from './resetPassword';
import { signup } from './signup';

export const entrance = { ...resetPassword, ...signup } as const;
