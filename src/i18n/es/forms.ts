import type { Messages } from '../keys';
import type { forms as source } from '../pt/forms';

/** Texts of forms and layers that are opened over a conversation as well, fetched with their code. */
export const forms = {
  signOut: {
    title: '¿Cerrar la sesión ahora?',
    body: 'Si la cierras, se pierde lo siguiente:',
    leave: 'Cerrar igualmente',
    stay: 'Quedarme',
    form: 'Cambios que todavía no se guardaron',
    files: 'Archivos que todavía no se enviaron',
    recording: 'Un audio que todavía no se envió',
    import: 'Una importación de contactos que sigue abierta',
    move: 'Una tarjeta que todavía está cambiando de columna',
  },
  emojiPicker: {
    label: 'Elegir emoji',
    search: 'Buscar emoji',
    loading: 'Cargando emojis…',
    empty: 'No se encontró ningún emoji',
  },
  meanwhile: {
    changed: 'Otra persona cambió esto a {{value}} mientras tanto. Guarda de nuevo para conservar lo que escribiste.',
    removed: 'Otra persona quitó esto mientras tanto. Guarda de nuevo para conservar lo que escribiste.',
  },
  phoneProblems: {
    noPhone: 'Sin teléfono',
    scientific: 'El número perdió cifras en la hoja (notación científica); da formato de texto a la columna',
    letters: 'El teléfono tiene letras; usa solo el número, sin extensión',
    several: 'Hay más de un número; usa solo uno',
    signs: 'Usa solo números, espacios, paréntesis, puntos y guiones, con un + al principio',
    trunk: 'Quita el cero que sigue al código de país',
    zero: 'Empieza por cero; usa el código de país y de área, como 5511912345678',
    short: 'Número demasiado corto: usa de 8 a 15 cifras, con código de país y de área',
    long: 'Número demasiado largo: usa de 8 a 15 cifras',
  },
  contactModal: {
    title: {
      add: 'Nuevo contacto',
      edit: 'Editar contacto',
    },
    form: {
      extraInfo: 'Información adicional',
      name: 'Nombre',
      number: 'Número de WhatsApp',
      numberHint: '5511912345678',
      email: 'Correo electrónico',
      extraName: 'Nombre del campo',
      extraValue: 'Valor',
      source: 'Conexión de origen: {{name}}',
    },
    formErrors: {
      name: {
        required: 'Obligatorio',
        short: '¡Demasiado corto!',
        long: '¡Demasiado largo!',
      },
      email: {
        invalid: 'Correo no válido',
      },
    },
    buttons: {
      addExtraInfo: 'Agregar información',
      okAdd: 'Agregar',
      okEdit: 'Guardar',
    },
    success: 'Contacto guardado correctamente.',
  },
  scheduleModal: {
    title: {
      add: 'Nuevo mensaje programado',
      edit: 'Editar mensaje programado',
    },
    titleFor: 'Programar un mensaje para {{name}}',
    form: {
      body: 'Mensaje',
      contact: 'Contacto',
      sendAt: 'Fecha y hora de envío',
      file: 'Imagen',
    },
    buttons: {
      okAdd: 'Programar',
    },
    success: 'Mensaje programado correctamente.',
    mediaDeleted: 'Imagen del mensaje programado eliminada.',
    otherTime: 'El servidor fijó el envío para {{time}}.',
  },
  newTicketModal: {
    title: 'Nueva conversación',
    fieldLabel: 'Contacto',
    placeholder: 'Escribe un nombre o número',
    typeMore: 'Escribe al menos 3 caracteres',
    addNamed: 'Agregar “{{name}}”',
    searchFailed: 'No se pudieron buscar los contactos.',
    queue: 'Cola',
    noQueue: 'Sin cola',
    searchQueueError: 'Error al buscar las colas',
    selectQueue: 'Selecciona una cola',
    selectContact: 'Elige un contacto',
    selectConection: 'Conexión',
    noConnection: 'No hay conexiones. Crea una en la página de conexiones.',
    connectionError: 'Error al buscar las conexiones',
    connectionDown: '{{name}} (desconectada)',
    buttons: { ok: 'Iniciar' },
    conflict: {
      title: 'Ya existe una conversación abierta para este contacto',
      owner: 'Con: {{name}}',
      nobody: 'Todavía sin responsable',
      someone: 'otra persona',
      queue: 'Cola: {{name}}',
      noQueue: 'Sin cola',
      open: 'Abrir la conversación',
    },
  },
} satisfies Messages<typeof source>;
