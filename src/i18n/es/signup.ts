import type { Messages } from '../keys';
import type { signup as pt } from '../pt/signup';

export const signup = {
  signup: {
    title: 'Registra tu empresa',
    subtitle_one: 'Pruébalo {{count}} día, sin pagar y sin tarjeta.',
    subtitle_other: 'Pruébalo {{count}} días, sin pagar y sin tarjeta.',
    toasts: {
      success: '¡Empresa registrada!',
      fail: 'El registro no se completó.',
      unsure: 'No se sabe si el registro se completó.',
    },
    form: {
      name: 'Nombre de la empresa',
      email: 'Correo electrónico',
      emailHint: 'Con él iniciarás sesión.',
      phone: 'Teléfono (opcional)',
      plan: 'Plan',
      password: 'Contraseña',
      passwordHint: 'De {{min}} a {{max}} caracteres.',
    },
    formErrors: {
      name: {
        required: 'Escribe el nombre de la empresa',
        short: 'El nombre es muy corto: usa al menos 2 caracteres',
        long: 'El nombre es muy largo: usa como máximo 50 caracteres',
        taken: 'Ya existe una empresa con este nombre',
        kept: 'El intento anterior reservó este nombre: agrégale algo',
        unsure: 'El intento sin respuesta puede haber funcionado: prueba a entrar con este correo y esta contraseña',
      },
      password: {
        required: 'Crea una contraseña',
        short: 'La contraseña es muy corta: usa al menos 5 caracteres',
        long: 'La contraseña es muy larga: usa como máximo 50 caracteres',
      },
      email: {
        required: 'Escribe el correo',
        invalid: 'Correo no válido',
        taken: 'El servidor no aceptó el registro. Lo más probable es que este correo ya tenga una cuenta: usa otro',
      },
      phone: { invalid: 'Usa de 8 a 15 números, con el código de área, sin letras ni cero al principio' },
      plan: { required: 'Elige un plan' },
    },
    buttons: { submit: 'Registrar', submitting: 'Registrando…', login: 'Entrar' },
    haveAccount: '¿Ya tienes cuenta?',
    plan: {
      price: '{{price}} al mes',
      attendant_one: '{{count, number}} usuario',
      attendant_other: '{{count, number}} usuarios',
      whatsapp_one: '{{count, number}} conexión',
      whatsapp_other: '{{count, number}} conexiones',
      queues_one: '{{count, number}} cola',
      queues_other: '{{count, number}} colas',
      includes: 'Incluye {{features}}.',
      basic: 'Solo la atención, sin extras.',
      loading: 'Cargando los planes…',
      failed: 'No se pudieron cargar los planes. Puedes registrarte igualmente; el plan se acuerda después.',
      retry: 'Cargar los planes de nuevo',
      features: {
        useCampaigns: 'campañas',
        useSchedules: 'mensajes programados',
        useInternalChat: 'chat interno',
        useExternalApi: 'API de mensajes',
        useKanban: 'tablero Kanban',
        useOpenAi: 'respuestas por IA',
        useIntegrations: 'integraciones',
      },
    },
    done: {
      title: '¡Listo, {{name}} ya está registrada!',
      body: 'Entra con {{email}} y la contraseña que creaste. La prueba dura hasta el {{date}}.',
      next: 'Después de entrar, conecta un número de WhatsApp para recibir la primera conversación.',
    },
  },
} satisfies Messages<typeof pt>;
