import type { Messages } from '../keys';
import type { app as source } from '../pt/app';

export const app = {
  start: {
    loading: 'Cargando',
    failedTitle: 'La aplicación no pudo iniciarse',
    failedText: 'El archivo config.json es incorrecto. Corrígelo y recarga la página.',
    retry: 'Recargar',
    waitingTitle: 'El servidor no responde',
    waitingText: 'Tu sesión está guardada. Volveremos a intentarlo en unos segundos.',
  },
  routes: { refused: '¡Esta empresa no tiene permiso para acceder a esta página! Te estamos redirigiendo.' },
  session: { elsewhere: 'Se accedió a tu cuenta desde otro equipo.' },
} satisfies Messages<typeof source>;
