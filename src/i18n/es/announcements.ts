import type { Messages } from '../keys';
import type { announcements as pt } from '../pt/announcements';

export const announcements = {
  announcements: {
    title: 'Anuncios',
    search: 'Buscar anuncios',
    searchPlaceholder: 'Título del anuncio',
    active: 'Activo',
    inactive: 'Inactivo',
    noPicture: 'Sin imagen',
    table: { title: 'Título', priority: 'Prioridad', mediaName: 'Imagen', status: 'Estado' },
    dialog: {
      add: 'Nuevo anuncio',
      edit: 'Editar anuncio',
      form: {
        title: 'Título',
        text: 'Texto',
        textHint: 'Todas las empresas leen lo que escribas aquí.',
        priority: 'Prioridad',
        status: 'Estado',
        statusHint: 'Inactivo: nadie lo ve.',
        mediaPath: 'Imagen',
        mediaHint: 'PNG o JPG',
        required: 'Obligatorio',
      },
    },
    confirmationModal: {
      deleteTitle: '¿Eliminar el anuncio {{name}}?',
      deleteMessage: 'Desaparece para todas las empresas, con su imagen. No se puede deshacer.',
      deleteButton: 'Eliminar anuncio',
    },
    toasts: {
      success: 'Anuncio guardado.',
      deleted: 'Anuncio eliminado.',
      info: 'Solo el superusuario puede abrir esta página. Te estamos redirigiendo.',
    },
    empty: 'Todavía no hay anuncios',
    emptyBody: 'Cuenta a todas las empresas qué hay de nuevo: lo leen en la parte superior de la pantalla.',
  },
} satisfies Messages<typeof pt>;
