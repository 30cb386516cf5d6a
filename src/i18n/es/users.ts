import type { Messages } from '../keys';
import type { users as source } from '../pt/users';

export const users = {} satisfies Messages<typeof source>;
