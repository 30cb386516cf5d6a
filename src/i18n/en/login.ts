import type { Messages } from '../keys';
import type { login as source } from '../pt/login';

export const login = {} satisfies Messages<typeof source>;
