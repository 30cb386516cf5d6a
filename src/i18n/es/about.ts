import type { Messages } from '../keys';
import type { about as pt } from '../pt/about';

export const about = {
  about: {
    title: 'Acerca de {{name}}',
    hint: 'Lo que ayuda en una solicitud de soporte. Aquí no hay contraseñas ni códigos de acceso.',
    app: 'Versión de la aplicación',
    server: 'Versión del servidor',
    unknown: 'no informada',
    api: 'Dirección de la API',
    socket: 'Dirección del tiempo real',
    files: 'Dirección de los archivos',
    state: 'Tiempo real',
    states: {
      idle: 'detenido',
      connecting: 'conectando',
      live: 'conectado',
      limited: 'limitado, las listas se leen cada cierto tiempo',
      down: 'desconectado',
    },
    person: 'Usuario y empresa',
    browser: 'Navegador',
    screen: 'Pantalla',
    copied: 'Detalles copiados',
    copyFailed: 'El navegador no permitió copiar. Selecciona el texto y cópialo a mano.',
  },
} as const satisfies Messages<typeof pt>;
