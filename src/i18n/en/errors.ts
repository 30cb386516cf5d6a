import type { Messages } from '../keys';
import type { errors as source } from '../pt/errors';

export const errors = {
  backendErrors: {
    network: 'No answer from the server. Check your connection and try again.',
    tooLarge: 'The file is larger than the server accepts.',
    ERR_INTERNAL_SERVER_ERROR: 'Unexpected server error. Please try again later.',
    ERR_NO_DEF_WAPP_FOUND: 'No default WhatsApp found. An admin can fix this on the connections page.',
    ERR_WAPP_NOT_INITIALIZED:
      'This WhatsApp session has not been initialized. An admin can fix this on the connections page.',
    ERR_WAPP_CHECK_CONTACT:
      'The WhatsApp contact could not be verified. An admin can fix this on the connections page.',
    ERR_WAPP_INVALID_CONTACT: 'This is not a valid WhatsApp number.',
    ERR_WAPP_DOWNLOAD_MEDIA: 'The media could not be downloaded from WhatsApp.',
    ERR_INVALID_CREDENTIALS: 'Wrong email or password. Please try again.',
    ERR_USER_DONT_EXISTS: 'User not found. Check the email you entered.',
    ERR_SENDING_WAPP_MSG: 'The message could not be sent. An admin can fix this on the connections page.',
    ERR_DELETE_WAPP_MSG: 'The message could not be deleted.',
    ERR_OTHER_OPEN_TICKET: 'There is already an open conversation with this contact.',
    ERR_SESSION_EXPIRED: 'Your session has expired. Please sign in again.',
    ERR_USER_CREATION_DISABLED: 'User creation has been disabled by an admin.',
    ERR_NO_PERMISSION: 'You do not have permission to access this resource.',
    ERR_DUPLICATED_CONTACT: 'A contact with this number already exists.',
    ERR_NO_SETTING_FOUND: 'No setting found with this ID.',
    ERR_NO_CONTACT_FOUND: 'No contact found with this ID.',
    ERR_NO_TICKET_FOUND: 'No conversation found with this ID.',
    ERR_NO_USER_FOUND: 'No user found with this ID.',
    ERR_NO_WAPP_FOUND: 'No connection found with this ID.',
    ERR_CREATING_MESSAGE: 'The message could not be stored in the database.',
    ERR_CREATING_TICKET: 'The conversation could not be created in the database.',
    ERR_FETCH_WAPP_MSG: 'The message could not be fetched from WhatsApp; it may be too old.',
    ERR_CHECK_NUMBER: 'This number does not exist on WhatsApp.',
    ERR_NO_SUPER: 'Only the super user may do this.',
    ERR_TICKETNOTE_INVALID_NAME: 'The note is too short.',
    ERR_NO_TICKETNOTE_FOUND: 'This no longer exists.',
    ERR_NO_TAG_FOUND: 'No tag found with this ID.',
    ERR_QUEUE_NOT_FOUND: 'Queue not found.',
    ERR_COMPANY_INVALID_NAME: 'The company name is too short.',
    ERR_COMPANY_NAME_ALREADY_EXISTS: 'A company with this name already exists.',
    ERR_TICKET_CHANGE:
      'The conversation could not be changed. Check the connection, or whether the contact has another open conversation.',
    sentences: {
      accessDenied: 'Access not allowed',
      otherCompany: 'This record does not exist or belongs to another company.',
      noConnection: 'No WhatsApp connection is ready in this company.',
      emailInUse: 'A user with this email already exists.',
      requiredField: 'A required field is missing.',
      tooShort_one: 'Too short: at least {{count}} character is needed.',
      tooShort_other: 'Too short: at least {{count}} characters are needed.',
    },
  },
} satisfies Messages<typeof source>;
