import type { Messages } from '../keys';
import type { contacts as source } from '../pt/contacts';

export const contacts = {} satisfies Messages<typeof source>;
