import type { Messages } from '../keys';
import type { quickMessages as pt } from '../pt/quickMessages';

export const quickMessages = {
  quickMessages: {
    title: 'Respuestas rápidas',
    search: 'Buscar respuestas rápidas',
    searchPlaceholder: 'Atajo o mensaje',
    noAttachment: 'Sin adjunto',
    table: { shortcode: 'Atajo', message: 'Mensaje', mediaName: 'Adjunto' },
    confirmationModal: {
      deleteTitle: '¿Eliminar la respuesta rápida /{{name}}?',
      deleteMessage: 'Dejará de aparecer al escribir "/" en la conversación. No se puede deshacer.',
      deleteButton: 'Eliminar respuesta rápida',
    },
    toasts: { success: 'Respuesta rápida guardada.', deleted: 'Respuesta rápida eliminada.' },
    dialog: {
      add: 'Nueva respuesta rápida',
      edit: 'Editar respuesta rápida',
      shortcode: 'Atajo',
      shortcodeHint: 'En la conversación, escribe "/" y el atajo para usar esta respuesta.',
      shortcodeTaken: 'Otra de tus respuestas rápidas ya responde a este atajo.',
      message: 'Mensaje',
      attachment: 'Adjunto',
      geral: 'Otras personas pueden editarla',
      visao: 'Otras personas pueden verla',
      status: 'Activa',
    },
    empty: 'Aún no hay respuestas rápidas',
    emptyBody: 'Guarda aquí los textos que repites y úsalos en la conversación escribiendo "/".',
  },
} satisfies Messages<typeof pt>;
