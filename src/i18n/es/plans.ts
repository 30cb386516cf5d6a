import type { Messages } from '../keys';
import type { plans as pt } from '../pt/plans';

export const plans = {
  planLimit: {
    users_one: '{{used}} de {{count}} usuario: el plan no permite uno más.',
    users_other: '{{used}} de {{count}} usuarios: el plan no permite uno más.',
    connections_one: '{{used}} de {{count}} conexión: el plan no permite una más.',
    connections_other: '{{used}} de {{count}} conexiones: el plan no permite una más.',
    queues_one: '{{used}} de {{count}} cola: el plan no permite una más.',
    queues_other: '{{used}} de {{count}} colas: el plan no permite una más.',
    plan: 'Ver el plan',
  },
  plans: {
    search: 'Buscar planes',
    add: 'Nuevo plan',
    edit: 'Editar el plan {{name}}',
    form: {
      id: 'N.º',
      name: 'Nombre',
      users: 'Usuarios',
      connections: 'Conexiones',
      queues: 'Colas',
      value: 'Precio mensual',
      valueExample: 'ej.: 199,90',
      money: 'Usa un importe como 199,90 o 1.234,50',
      features: 'Funciones',
      noFeatures: 'Sin funciones adicionales',
      campaigns: 'Campañas',
      schedules: 'Mensajes programados',
      internalChat: 'Chat interno',
      externalApi: 'API de mensajes',
      kanban: 'Kanban',
      openAi: 'Prompts de IA',
      integrations: 'Integraciones',
    },
    confirm: {
      title: '¿Eliminar el plan {{name}}?',
      message_one:
        '{{count, number}} empresa usa este plan y se queda sin plan: pierde las funciones adicionales y no puede crear colas ni usuarios. No se puede deshacer.',
      message_other:
        '{{count, number}} empresas usan este plan y se quedan sin plan: pierden las funciones adicionales y no pueden crear colas ni usuarios. No se puede deshacer.',
      unused: 'Ninguna empresa usa este plan. No se puede deshacer.',
      button: 'Eliminar plan',
    },
    toasts: {
      errorList: 'No se pudieron cargar los planes',
      success: 'Plan guardado.',
      deleted: 'Plan eliminado.',
    },
    empty: 'Todavía no hay planes',
    emptyBody: 'Un plan dice cuántos usuarios, conexiones y colas tiene una empresa y qué puede usar.',
  },
} satisfies Messages<typeof pt>;
