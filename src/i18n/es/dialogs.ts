import type { Messages } from '../keys';
import type { dialogs as source } from '../pt/dialogs';

export const dialogs = {
  ticketOptionsMenu: {
    more: 'Más acciones',
    schedule: 'Programar mensaje',
    notes: 'Notas internas',
    delete: 'Eliminar conversación',
    transfer: 'Transferir',
    confirmationModal: {
      title: '¿Eliminar la conversación #{{id}} de {{name}}?',
      message:
        'Todos los mensajes, notas y etiquetas de esta conversación se eliminarán con ella. No se puede deshacer.',
    },
    buttons: {
      delete: 'Eliminar conversación',
    },
  },
  ticketTags: {
    label: 'Etiquetas de la conversación',
    add: 'Etiqueta',
    remove: 'Quitar la etiqueta {{name}}',
    placeholder: 'Buscar o crear etiqueta',
    create: 'Crear la etiqueta “{{name}}”',
    none: 'Ninguna etiqueta con ese nombre',
    unknown: 'Ninguna etiqueta con ese nombre. Presiona Enter para crearla.',
    loading: 'Cargando…',
  },
  conversationPanel: {
    label: 'Conversación con {{name}}',
    failedTitle: 'No se pudo abrir la conversación',
    missingTitle: 'Esta conversación no existe',
    missingBody: 'Puede que se haya eliminado o que la dirección esté incompleta.',
    backToList: 'Volver a la lista',
    noOwner: 'Sin asignar',
    withYou: 'Contigo',
    assignedTo: 'Con {{name}}',
    noQueue: 'Sin cola',
    lineDown: 'La conexión {{name}} está caída.',
    lineDownText: 'Los mensajes no salen hasta que vuelva.',
    lineGone: 'Se eliminó la conexión de esta conversación.',
    lineGoneText: 'Ya no se puede responder ni modificar.',
    search: 'Buscar en la conversación',
    return: 'Devolver a la cola',
    accept: 'Aceptar',
    resolve: 'Resolver',
    reopen: 'Reabrir',
  },
} satisfies Messages<typeof source>;
