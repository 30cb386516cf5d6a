import type { Messages } from '../keys';
import type { conversation as source } from '../pt/conversation';

export const conversation = {} satisfies Messages<typeof source>;
