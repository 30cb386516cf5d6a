import type { Messages } from '../keys';
import type { helps as pt } from '../pt/helps';

export const helps = {
  helps: {
    title: 'Ayuda',
    count_one: '{{count, number}} video',
    count_other: '{{count, number}} videos',
    list: 'Videos de ayuda',
    watch: 'Ver el video',
    noVideo: 'Video no disponible',
    openOutside: 'Abrir en YouTube',
    openLink: 'Abrir el enlace',
    player: 'Video: {{title}}',
    failed: 'No se pudieron cargar los videos',
    empty: 'Todavía no hay videos',
    emptyBody: 'Los videos que explican el sistema aparecerán aquí en cuanto se publiquen.',
  },
} satisfies Messages<typeof pt>;
