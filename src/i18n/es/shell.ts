import type { Messages } from '../keys';
import type { shell as source } from '../pt/shell';

export const shell = {} satisfies Messages<typeof source>;
