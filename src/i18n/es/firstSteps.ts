import type { Messages } from '../keys';
import type { firstSteps as pt } from '../pt/firstSteps';

export const firstSteps = {
  firstSteps: {
    title: 'Primeros pasos',
    body: 'Falta poco para que tu equipo atienda al primer cliente.',
    progress: '{{done}} de {{total}}',
    done: 'hecho',
    dismiss: 'Descartar los primeros pasos',
    connection: {
      title: 'Conectar un número',
      hint: 'Crea una conexión y lee su código QR con el teléfono de la empresa.',
      scan: 'Lee el código QR de tu conexión con el teléfono de la empresa.',
    },
    queue: { title: 'Crear una cola', hint: 'Lleva cada conversación a las personas indicadas, por ejemplo ventas.' },
    agent: { title: 'Agregar un agente', hint: 'Crea un usuario para cada persona que atiende y elige sus colas.' },
    message: {
      title: 'Recibir el primer mensaje',
      hint: 'Escribe desde otro teléfono al número conectado y acepta la conversación en “En espera”.',
    },
  },
} satisfies Messages<typeof pt>;
