import type { Messages } from '../keys';
import type { alerts as pt } from '../pt/alerts';

export const alerts = {
  alerts: {
    title: 'Avisos de mensajes nuevos',
    hint: 'Valen en este navegador, en todas las pestañas.',
    scope: 'Avisar de',
    all: 'Todo lo que puedo atender',
    allHint: 'Mis conversaciones y, si atiendo las que esperan, también esas.',
    mine: 'Solo lo mío',
    mineHint: 'Conversaciones asignadas a mí y el chat interno.',
    none: 'Nada',
    noneHint: 'Los contadores siguen activos.',
    sound: 'Reproducir un sonido',
    hiddenOnly: 'Solo cuando {{name}} no esté a la vista',
    hiddenOnlyHint: 'Con otra pestaña u otro programa delante.',
    test: 'Probar aviso',
    result: {
      shown: 'Aviso mostrado.',
      notAllowed: 'El navegador no tiene permiso para mostrar avisos.',
      played: 'Sonido reproducido.',
      soundOff: 'El sonido está desactivado.',
      muted: 'El volumen de las notificaciones está en cero.',
      soundRefused: 'El navegador retuvo el sonido.',
    },
    testTitle: 'Aviso de prueba',
    testBody: 'Así se ve un mensaje nuevo.',
  },
} as const satisfies Messages<typeof pt>;
