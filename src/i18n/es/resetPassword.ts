import type { Messages } from '../keys';
import type { resetPassword as pt } from '../pt/resetPassword';

export const resetPassword = {
  resetPassword: {
    title: 'Restablecer la contraseña',
    stepOf: 'Paso {{step}} de 2',
    ask: 'Escribe tu correo y te enviaremos un código de verificación.',
    sentTo: 'Enviamos un código a {{email}}. Puede tardar unos minutos; mira también el correo no deseado.',
    toasts: {
      emailSent: '¡Correo enviado!',
      emailNotFound: 'No encontramos ese correo.',
      passwordUpdated: '¡Contraseña restablecida! Entra con la nueva.',
    },
    formErrors: {
      email: {
        required: 'Escribe tu correo',
        invalid: 'Correo no válido',
        notFound: 'Ninguna cuenta usa este correo',
      },
      code: {
        required: 'Escribe el código que recibiste',
        wrong: 'El código no es correcto. Cópialo del último correo o pide otro',
      },
      newPassword: { required: 'Crea la nueva contraseña', matches: 'La contraseña aún no cumple todas las reglas' },
      confirmPassword: { required: 'Repite la nueva contraseña', matches: 'Las contraseñas no son iguales' },
    },
    form: {
      email: 'Correo electrónico',
      verificationCode: 'Código de verificación',
      newPassword: 'Nueva contraseña',
      confirmPassword: 'Repite la nueva contraseña',
    },
    rules: {
      label: 'La contraseña necesita',
      length: 'Al menos 8 caracteres',
      lower: 'Una letra minúscula',
      upper: 'Una letra mayúscula',
      digit: 'Un número',
      met: 'cumplida',
      unmet: 'falta',
    },
    buttons: {
      submitEmail: 'Enviar el código',
      submittingEmail: 'Enviando…',
      submitPassword: 'Restablecer la contraseña',
      submittingPassword: 'Restableciendo…',
      back: 'Volver al inicio de sesión',
      otherEmail: 'Usar otro correo',
      again: 'Enviar otro código',
    },
  },
} satisfies Messages<typeof pt>;
