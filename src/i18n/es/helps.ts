import type { Messages } from '../keys';
import type { helps as pt } from '../pt/helps';

export const helps = {
  helps: {
    title: 'Ayuda',
    count_one: '{{count, number}} vídeo',
    count_other: '{{count, number}} vídeos',
    list: 'Vídeos de ayuda',
    watch: 'Ver el vídeo',
    noVideo: 'Vídeo no disponible',
    openOutside: 'Abrir en YouTube',
    openLink: 'Abrir el enlace',
    player: 'Vídeo: {{title}}',
    failed: 'No se pudieron cargar los vídeos',
    empty: 'Todavía no hay vídeos',
    emptyBody: 'Los vídeos que explican el sistema aparecerán aquí en cuanto se publiquen.',
  },
} satisfies Messages<typeof pt>;
