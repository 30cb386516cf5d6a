import type { Messages } from '../keys';
import type { dialogs as source } from '../pt/dialogs';

export const dialogs = {} satisfies Messages<typeof source>;
