import type { Messages } from '../keys';
import type { lists as pt } from '../pt/lists';

export const lists = {
  lists: {
    actions: 'Acciones',
    actionsOf: 'Acciones de {{name}}',
    editNamed: 'Editar {{name}}',
    deleteNamed: 'Eliminar {{name}}',
    total_one: '{{count, number}} elemento',
    total_other: '{{count, number}} elementos',
    found_one: '{{count, number}} resultado',
    found_other: '{{count, number}} resultados',
    part: '{{shown, number}} de {{total, number}}',
    shownOf: '{{shown, number}} de {{total, number}} · desplázate para ver más',
    shown_one: '{{count, number}} cargado · desplázate para ver más',
    shown_other: '{{count, number}} cargados · desplázate para ver más',
    noResults: 'No se encontró nada para “{{search}}”',
    noResultsBody: 'Revisa cómo está escrito o busca otra palabra.',
    failedTitle: 'No se pudo cargar la lista',
    moreFailed: 'No se pudo cargar el resto de la lista.',
  },
} satisfies Messages<typeof pt>;
