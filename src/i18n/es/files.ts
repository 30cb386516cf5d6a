import type { Messages } from '../keys';
import type { files as pt } from '../pt/files';

export const files = {
  files: {
    title: 'Listas de archivos',
    search: 'Buscar listas de archivos',
    searchHint: 'Nombre de la lista',
    table: { name: 'Nombre', message: 'Mensaje' },
    confirmationModal: {
      deleteTitle: '¿Eliminar la lista {{name}}?',
      deleteMessage:
        'Sus archivos se eliminan con ella y las campañas que la usan dejan de enviarlos. No se puede deshacer.',
      deleteButton: 'Eliminar lista',
    },
    toasts: { deleted: 'Lista de archivos eliminada.' },
    empty: 'Todavía no hay listas de archivos',
    emptyBody: 'Reúne aquí los archivos que acompañan a las campañas.',
  },
  fileModal: {
    title: { add: 'Nueva lista de archivos', edit: 'Editar lista de archivos' },
    buttons: { fileOptions: 'Agregar archivo', removeOption: 'Quitar el archivo {{number}}' },
    form: {
      name: 'Nombre',
      message: 'Mensaje',
      details: 'Detalles',
      fileOptions: 'Archivos',
      fileOptionsHint: 'Cada archivo puede llevar una leyenda.',
      option: 'Archivo {{number}}',
      extraName: 'Leyenda',
      extraValue: 'Archivo',
    },
    formErrors: { duplicate: 'La lista ya tiene un archivo con este nombre. Cambia el nombre de uno de ellos.' },
    success: 'Lista de archivos guardada.',
  },
} satisfies Messages<typeof pt>;
