import type { Messages } from '../keys';
import type { prompts as pt } from '../pt/prompts';

export const prompts = {
  prompts: {
    title: 'Prompts de IA',
    search: 'Buscar prompts',
    table: { name: 'Nombre', queue: 'Cola', max_tokens: 'Máximo de tokens por respuesta' },
    noQueue: 'Sin cola',
    confirmationModal: {
      deleteTitle: '¿Eliminar el prompt {{name}}?',
      deleteMessage: 'Se borran sus instrucciones y su clave. Un prompt en uso no se puede eliminar.',
      deleteButton: 'Eliminar prompt',
    },
    toasts: { deleted: 'Prompt eliminado.' },
    empty: 'Todavía no hay prompts',
    emptyBody: 'Escribe las instrucciones con las que la IA atiende a los clientes de una cola.',
  },
  promptModal: {
    title: { add: 'Nuevo prompt', edit: 'Editar prompt' },
    form: {
      name: 'Nombre',
      prompt: 'Prompt',
      promptHint: 'Dile a la IA quién es, qué sabe y cómo responde: al menos 50 caracteres.',
      queue: 'Cola',
      model: 'Modelo',
      max_tokens: 'Máximo de tokens',
      temperature: 'Temperatura',
      temperatureHint: 'De 0 (exacta) a 1 (creativa)',
      apikey: 'Clave de la API',
      showKey: 'Mostrar la clave',
      hideKey: 'Ocultar la clave',
      max_messages: 'Máximo de mensajes',
      maxMessagesHint: 'Del historial de la conversación',
    },
    formErrors: {
      name: {
        short: 'Nombre muy corto: usa al menos 5 caracteres',
        long: 'Nombre muy largo: usa como máximo 100 caracteres',
        required: 'El nombre es obligatorio',
      },
      prompt: { short: 'Prompt muy corto: usa al menos 50 caracteres', required: 'Describe cómo debe actuar la IA' },
      modal: { required: 'Elige el modelo' },
      maxTokens: { required: 'Indica el máximo de tokens' },
      temperature: { required: 'Indica la temperatura', range: 'La temperatura va de 0 a 1' },
      apikey: { required: 'Indica la clave de la API' },
      maxMessages: { required: 'Indica el máximo de mensajes' },
    },
    setor: 'Elige una cola',
    success: 'Prompt guardado.',
  },
} satisfies Messages<typeof pt>;
