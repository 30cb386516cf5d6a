import type { Messages } from '../keys';
import type { contactLists as pt } from '../pt/contactLists';

export const contactLists = {
  contactLists: {
    title: 'Listas de contactos',
    search: 'Buscar listas',
    table: { name: 'Nombre', contacts: 'Contactos' },
    buttons: { add: 'Nueva lista', open: 'Ver los contactos de {{name}}' },
    dialog: {
      name: 'Nombre',
      nameShort: '¡Muy corto!',
      nameLong: '¡Muy largo!',
      nameRequired: 'Obligatorio',
      edit: 'Editar lista',
    },
    confirmationModal: {
      deleteTitle: '¿Eliminar la lista {{name}}?',
      deleteMessage_one: 'Su {{count, number}} contacto se va con ella, y las campañas que la usan quedan sin lista.',
      deleteMessage_other:
        'Sus {{count, number}} contactos se van con ella, y las campañas que la usan quedan sin lista.',
      deleteEmpty: 'La lista está vacía. Las campañas que la usan quedan sin lista.',
      deleteButton: 'Eliminar lista',
    },
    toasts: { deleted: 'Lista eliminada.', success: 'Lista guardada.' },
    empty: 'Aún no hay listas',
    emptyBody: 'Crea una lista e importa en ella los contactos de tus campañas.',
  },
  contactListItems: {
    title: 'Contactos de la lista',
    search: 'Buscar en la lista',
    searchPlaceholder: 'Nombre o número',
    download: 'Hoja de ejemplo',
    exampleName: 'hoja.xlsx',
    exampleFailed: 'No se pudo crear la hoja de ejemplo.',
    buttons: { add: 'Nuevo contacto', lists: 'Listas', import: 'Importar hoja de cálculo' },
    dialog: {
      name: 'Nombre',
      nameShort: '¡Muy corto!',
      nameLong: '¡Muy largo!',
      nameRequired: 'Obligatorio',
      number: 'Número de WhatsApp',
      numberHint: 'Solo números, con código de país y de área: 5513912344321',
      numberTaken: 'Este número ya está en la lista, con otro nombre o correo',
      email: 'Correo',
      emailInvalid: 'Correo no válido',
      edit: 'Editar {{name}}',
    },
    table: { name: 'Nombre', number: 'Número', whatsapp: 'WhatsApp', email: 'Correo' },
    whatsapp: { valid: 'Válido', invalid: 'No encontrado', unchecked: 'Sin verificar' },
    noEmail: 'Sin correo',
    confirmationModal: {
      deleteTitle: '¿Eliminar a {{name}} de la lista?',
      deleteMessage: 'El contacto sale solo de esta lista. No se puede deshacer.',
      deleteButton: 'Eliminar contacto',
      importMessage:
        '¿Importar a la lista {{name}}? El servidor busca cada número en WhatsApp, y eso puede tardar unos minutos.',
    },
    toasts: { deleted: 'Contacto eliminado de la lista.', success: 'Contacto guardado en la lista.' },
    empty: 'La lista está vacía',
    emptyBody: 'Importa una hoja de cálculo o agrega contactos uno por uno.',
    notFound: 'Lista no encontrada',
    notFoundBody: 'Puede que se haya eliminado.',
  },
} satisfies Messages<typeof pt>;
