import type { Messages } from '../keys';
import type { tags as pt } from '../pt/tags';

export const tags = {
  tags: {
    title: 'Etiquetas',
    search: 'Buscar etiquetas',
    table: { name: 'Nombre', tickets: 'Conversaciones' },
    confirmationModal: {
      deleteTitle: '¿Eliminar la etiqueta {{name}}?',
      deleteMessage_one: 'Se quitará de {{count, number}} conversación. No se puede deshacer.',
      deleteMessage_other: 'Se quitará de {{count, number}} conversaciones. No se puede deshacer.',
      deleteUnused: 'Ninguna conversación usa esta etiqueta. No se puede deshacer.',
      deleteButton: 'Eliminar etiqueta',
    },
    toasts: { deleted: 'Etiqueta eliminada.' },
    empty: 'Todavía no hay etiquetas',
    emptyBody: 'Crea etiquetas para marcar conversaciones, filtrar la lista y armar el Kanban.',
  },
  tagModal: {
    title: { add: 'Nueva etiqueta', edit: 'Editar etiqueta' },
    form: {
      name: 'Nombre',
      color: 'Color',
      kanban: 'Usar como columna del Kanban',
      kanbanHint: 'Las conversaciones con esta etiqueta quedan en su columna.',
    },
    success: 'Etiqueta guardada.',
  },
} satisfies Messages<typeof pt>;
