import type { Messages } from '../keys';
import type { errors as source } from '../pt/errors';

export const errors = {
  backendErrors: {
    network: 'El servidor no responde. Revisa la conexión e inténtalo de nuevo.',
    tooLarge: 'El archivo supera el tamaño que acepta el servidor.',
    ERR_INTERNAL_SERVER_ERROR: 'Error inesperado en el servidor. Inténtalo de nuevo más tarde.',
    ERR_NO_DEF_WAPP_FOUND:
      'No se encontró un WhatsApp predeterminado. Un administrador puede resolverlo en la página de conexiones.',
    ERR_WAPP_NOT_INITIALIZED:
      'Esta sesión de WhatsApp no se ha iniciado. Un administrador puede resolverlo en la página de conexiones.',
    ERR_WAPP_CHECK_CONTACT:
      'No se pudo verificar el contacto de WhatsApp. Un administrador puede resolverlo en la página de conexiones.',
    ERR_WAPP_INVALID_CONTACT: 'Este no es un número de WhatsApp válido.',
    ERR_WAPP_DOWNLOAD_MEDIA: 'No se pudo descargar el archivo de WhatsApp.',
    ERR_INVALID_CREDENTIALS: 'Correo o contraseña incorrectos. Inténtalo de nuevo.',
    ERR_USER_DONT_EXISTS: 'Usuario no encontrado. Revisa el correo que ingresaste.',
    ERR_SENDING_WAPP_MSG: 'No se pudo enviar el mensaje. Un administrador puede resolverlo en la página de conexiones.',
    ERR_DELETE_WAPP_MSG: 'No se pudo eliminar el mensaje.',
    ERR_OTHER_OPEN_TICKET: 'Ya existe una conversación abierta para este contacto.',
    ERR_SESSION_EXPIRED: 'La sesión expiró. Inicia sesión de nuevo.',
    ERR_USER_CREATION_DISABLED: 'El administrador deshabilitó la creación de usuarios.',
    ERR_NO_PERMISSION: 'No tienes permiso para acceder a este recurso.',
    ERR_DUPLICATED_CONTACT: 'Ya existe un contacto con este número.',
    ERR_NO_SETTING_FOUND: 'No se encontró ninguna configuración con este ID.',
    ERR_NO_CONTACT_FOUND: 'No se encontró ningún contacto con este ID.',
    ERR_NO_TICKET_FOUND: 'No se encontró ninguna conversación con este ID.',
    ERR_NO_USER_FOUND: 'No se encontró ningún usuario con este ID.',
    ERR_NO_WAPP_FOUND: 'No se encontró ninguna conexión con este ID.',
    ERR_CREATING_MESSAGE: 'Error al guardar el mensaje en la base de datos.',
    ERR_CREATING_TICKET: 'Error al crear la conversación en la base de datos.',
    ERR_FETCH_WAPP_MSG: 'No se pudo obtener el mensaje de WhatsApp; quizá sea demasiado antiguo.',
    ERR_CHECK_NUMBER: 'Este número no existe en WhatsApp.',
    ERR_NO_SUPER: 'Solo el superusuario puede hacer esto.',
    ERR_TICKETNOTE_INVALID_NAME: 'La nota es demasiado corta.',
    ERR_NO_TICKETNOTE_FOUND: 'Esto ya no existe.',
    ERR_NO_TAG_FOUND: 'No se encontró ninguna etiqueta con este ID.',
    ERR_QUEUE_NOT_FOUND: 'Cola no encontrada.',
    ERR_COMPANY_INVALID_NAME: 'El nombre de la empresa es demasiado corto.',
    ERR_COMPANY_NAME_ALREADY_EXISTS: 'Ya existe una empresa con este nombre.',
    ERR_TICKET_CHANGE:
      'No se pudo modificar la conversación. Revisa la conexión o si el contacto ya tiene otra conversación abierta.',
    sentences: {
      accessDenied: 'Acceso no permitido',
      otherCompany: 'Este registro no existe o pertenece a otra empresa.',
      noConnection: 'Ninguna conexión de WhatsApp está lista en esta empresa.',
      emailInUse: 'Ya existe un usuario con este correo.',
      requiredField: 'Falta completar un campo obligatorio.',
      tooShort_one: 'Texto demasiado corto: se necesita al menos {{count}} carácter.',
      tooShort_other: 'Texto demasiado corto: se necesitan al menos {{count}} caracteres.',
    },
  },
} satisfies Messages<typeof source>;
