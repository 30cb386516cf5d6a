import type { Messages } from '../keys';
import type { composer as source } from '../pt/composer';

export const composer = {} satisfies Messages<typeof source>;
