import type { Messages } from '../keys';
import type { keyboard as pt } from '../pt/keyboard';

export const keyboard = {
  keyboard: {
    placeholder: 'Buscar páginas, conversaciones, contactos o acciones',
    groups: {
      recent: 'Usados hace poco',
      conversation: 'En esta conversación',
      actions: 'Acciones',
      appearance: 'Tema e idioma',
      answers: 'Insertar una respuesta rápida',
    },
    themeWords: 'apariencia, modo nocturno, colores',
    reply: 'Responder',
    next: 'Conversación siguiente',
    previous: 'Conversación anterior',
    search: 'Buscar en la página',
    panes: 'Entre la lista y el cuadro de mensaje',
    accept: 'Aceptar (también la fila enfocada)',
    send: 'Enviar',
    newLine: 'Cambiar de línea',
    leave: 'Salir del cuadro de mensaje',
    openNumber: 'Abrir la conversación #{{id}}',
    gone: 'Eso ya no es posible en esta conversación.',
    searching: 'Buscando conversaciones y contactos…',
    failed: 'No se pudieron buscar conversaciones y contactos.',
    empty: 'No se encontró nada para “{{text}}”.',
    count_one: '{{count}} resultado',
    count_other: '{{count}} resultados',
    hints: { move: 'elegir', choose: 'abrir', close: 'cerrar' },
    scopes: {
      everywhere: 'En cualquier página',
      list: 'Lista de conversaciones',
      conversation: 'Conversación abierta',
      composer: 'Cuadro de mensaje',
    },
    or: 'o',
    off: 'desactivado',
    singles: 'Atajos de una sola tecla',
    singlesHint:
      'Desactívalos si estorban a un lector de pantalla, al control por voz o a la escritura. Los que usan Ctrl o Alt siguen activos. Vale para este navegador.',
  },
} as const satisfies Messages<typeof pt>;
