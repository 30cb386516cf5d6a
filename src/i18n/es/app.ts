import type { Messages } from '../keys';
import type { app as source } from '../pt/app';

export const app = {
  start: {
    loading: 'Cargando',
    failedTitle: 'La aplicación no pudo iniciarse',
    failedText: 'El archivo config.json es incorrecto. Corrígelo y recarga la página.',
    problems: {
      object: 'Se esperaba un objeto JSON, entre llaves.',
      json: 'El contenido no es un JSON válido.',
      text: 'Se esperaba un texto entre comillas.',
      address: 'Esto no es una dirección que empiece por http:// o https://.',
      path: 'Aquí va solo el origen, sin ruta, por ejemplo https://host. La ruta de la API va en apiUrl.',
      insecure:
        'Esta página usa https, y el navegador bloquea lo que viene de una dirección http. Usa una dirección https o la propia dirección de la página.',
      unread: 'El servidor web no entrega el archivo config.json. Permite su lectura y recarga la página.',
    },
    retry: 'Recargar',
    waitingTitle: 'El servidor no responde',
    waitingText: 'Tu sesión está guardada. Volveremos a intentarlo en unos segundos.',
    renewing: 'Renovando tu sesión. El servidor está tardando más de lo normal.',
    signInAgain: 'Volver a entrar',
  },
  routes: {
    refused: '¡Esta empresa no tiene permiso para acceder a esta página! Te estamos redirigiendo.',
    adminsOnly: 'Solo los administradores pueden abrir esta página. Te estamos redirigiendo.',
  },
  session: {
    deleted: 'Tu usuario fue eliminado. Habla con un administrador de tu empresa.',
    queuesTaken: 'Ya no atiendes: {{queues}}.',
    queuesGiven: 'Ahora también atiendes: {{queues}}.',
    elsewhere: 'Se accedió a tu cuenta desde otro equipo.',
    lost: 'Tu sesión ha caducado. Vuelve a entrar para continuar.',
  },
} satisfies Messages<typeof source>;
