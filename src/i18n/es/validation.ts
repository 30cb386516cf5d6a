import type { Messages } from '@/i18n/keys';
import type { validation as source } from '@/i18n/pt/validation';

export const validation = {
  textLength: '{{used}} de {{limit}} caracteres',
  validation: {
    required: 'Obligatorio',
    messageShort: 'Mensaje demasiado corto',
    unclosedVariable: 'Cierra las llaves de la variable',
    short: 'Demasiado corto',
    long: 'Demasiado largo',
    email: 'Correo electrónico no válido',
    number: 'Escribe un número',
    integer: 'Usa un número entero, solo con dígitos',
    fromZero: 'Usa 0 o más',
    fromOne: 'Usa 1 o más',
    tooHigh: 'Usa 999.999 como máximo',
    pastDate: 'Elige una fecha futura',
    skippedHour: 'Esa noche el reloj salta de {{from}} a {{to}}: la hora {{time}} no existe.',
    color: 'Usa un color como #00509E',
    url: 'Usa una dirección que empiece con https://',
    pickOne: 'Elige al menos uno',
    fileType: 'Tipo de archivo no aceptado',
  },
} as const satisfies Messages<typeof source>;
