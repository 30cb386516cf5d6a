import type { Messages } from '../keys';
import type { contacts as source } from '../pt/contacts';

export const contacts = {
  contactDrawer: {
    header: 'Datos del contacto',
    headerDraft: 'Datos del contacto (borrador)',
    title: 'Contacto',
    close: 'Cerrar los datos del contacto',
    buttons: {
      edit: 'Editar contacto',
    },
    email: 'Correo electrónico',
    connection: 'Conexión',
    info: 'Información',
    noInfo: 'Solo se conoce el número.',
    notes: 'Notas internas',
    schedule: 'Programar',
    copy: 'Copiar número',
    copied: 'Número copiado',
    copyFailed: 'El navegador no permitió copiar. Selecciona el número y cópialo a mano.',
  },
  ticketNotes: {
    title: 'Notas internas',
    dialogTitle: 'Notas sobre {{name}}',
    new: 'Nueva nota',
    placeholder: 'Escribe una nota…',
    empty: 'Todavía no hay notas. Solo las ve tu equipo.',
    failed: 'No se pudieron cargar las notas',
    delete: 'Eliminar nota',
    deleteTitle: '¿Eliminar esta nota?',
    deleteBody: 'Desaparece para todo el equipo. No se puede deshacer.',
    inThread: 'Mostrar las notas en la conversación',
    label: 'Nota interna',
    labelBy: 'Nota interna · {{name}}',
    toasts: {
      added: 'Nota agregada correctamente.',
      deleted: 'Nota eliminada correctamente.',
    },
  },
} satisfies Messages<typeof source>;
