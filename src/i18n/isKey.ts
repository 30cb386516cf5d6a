import type { i18n } from 'i18next';
import type { MessageKey } from './keys';

/** Whether a text from elsewhere (a rule, the server) names one of ours. */
export const isKey = (texts: Pick<i18n, 'exists'>, text: string): text is MessageKey => texts.exists(text);
