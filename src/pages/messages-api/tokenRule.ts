import { string } from 'yup';
import type { MessageKey } from '@/i18n/keys';

const required: MessageKey = 'validation.required';
const odd: MessageKey = 'messagesAPI.formErrors.token';

/**
 * An empty token would match a connection saved with an empty one (contract back-office 4); other signs cannot stand in
 * a header.
 */
export const tokenRule = string()
  .matches(/^[\x21-\x7e]+$/, { message: odd, excludeEmptyString: true })
  .required(required);
