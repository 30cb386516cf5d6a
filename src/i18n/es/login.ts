import type { Messages } from '../keys';
import type { login as pt } from '../pt/login';

export const login = {
  auth: {
    toasts: { success: '¡Sesión iniciada con éxito!' },
    expired: 'La suscripción de tu empresa venció el {{date}}. Ponte en contacto con soporte para recuperar el acceso.',
    expiredUnknown: 'La suscripción de tu empresa venció. Ponte en contacto con soporte para recuperar el acceso.',
    support: 'Hablar con soporte',
    daysLeft_zero: 'Tu suscripción vence hoy.',
    daysLeft_one: 'Tu suscripción vence en {{count}} día.',
    daysLeft_other: 'Tu suscripción vence en {{count}} días.',
  },
  login: {
    title: 'Entrar en {{name}}',
    subtitle: 'Usa el correo de tu empresa.',
    form: { email: 'Correo electrónico', password: 'Contraseña' },
    forgot: 'Olvidé mi contraseña',
    noAccount: '¿Aún no tienes cuenta?',
    required: { email: 'Escribe tu correo', password: 'Escribe tu contraseña' },
    buttons: { submit: 'Entrar', submitting: 'Entrando…', register: 'Registra tu empresa' },
  },
} satisfies Messages<typeof pt>;
