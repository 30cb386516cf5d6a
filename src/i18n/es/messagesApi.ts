import type { Messages } from '../keys';
import type { messagesApi as pt } from '../pt/messagesApi';

export const messagesApi = {
  messagesAPI: {
    title: 'API de mensajes',
    intro: 'Envía mensajes desde otros sistemas por las conexiones de tu empresa.',
    labels: {
      instructions: 'Antes de empezar',
      token:
        'Cada conexión tiene su token, registrado en la página de conexiones. Va en el encabezado Authorization, como Bearer.',
      tokenPlace: 'Ver las conexiones',
      numberDescription: 'El número lleva el código de país y el de área, solo cifras, sin máscara: {{example}}.',
      secret: 'El token vale como una contraseña: guárdalo en el servidor de tu sistema, nunca en una página.',
      textMessage: 'Mensaje de texto',
      textMessageInstructions: 'Un JSON con el número y el texto. El envío es inmediato.',
      mediaMessage: 'Mensaje multimedia',
      mediaMessageInstructions:
        'Un formulario multipart con el número, la leyenda y los archivos. El envío entra en una cola.',
      endpoint: 'Dirección',
      method: 'Método',
      headers: 'Encabezados',
      fields: 'Campos',
      required: 'obligatorio',
      optional: 'opcional',
      example: 'Ejemplo',
      exampleOf: 'Ejemplo en {{language}}',
      languages: { curl: 'curl', javascript: 'JavaScript' },
      tests: 'Probar el envío',
      answer: 'Respuesta',
      noBody: 'Sin contenido',
    },
    fields: {
      number: 'Número con código de país y de área',
      body: 'Texto del mensaje; acepta las variables, como {{variable}}',
      caption: 'Leyenda; vacía si los archivos van sin ella',
      medias: 'Uno o más archivos',
      closeTicket: 'true cierra la conversación después del envío',
    },
    samples: { token: 'TOKEN_DE_LA_CONEXION', body: '¡Hola! Tu pedido ya va en camino.', caption: 'Factura' },
    textMessage: {
      form: 'Prueba de mensaje de texto',
      number: 'Número',
      body: 'Mensaje',
      token: 'Token de la conexión',
    },
    mediaMessage: {
      form: 'Prueba de mensaje multimedia',
      number: 'Número',
      body: 'Leyenda',
      media: 'Archivos',
      token: 'Token de la conexión',
    },
    form: {
      numberHint: 'Solo cifras: código de país, de área y número',
      showToken: 'Mostrar el token',
      hideToken: 'Ocultar el token',
      tokenHint: 'Queda solo en esta pantalla, hasta que salgas de ella.',
    },
    formErrors: { token: 'El token no tiene espacios ni acentos', media: 'Elige al menos un archivo' },
    answers: {
      sent: 'El servidor aceptó el mensaje.',
      token: 'Token rechazado: ninguna conexión tiene este token.',
      absent: 'El servidor no conoce esta dirección.',
      refused: 'El servidor rechazó el mensaje.',
      unsure:
        'Sin respuesta del servidor: el mensaje puede haberse enviado. Mira la conversación antes de enviarlo de nuevo.',
    },
    toasts: {
      unauthorized: '¡Esta empresa no tiene permiso para abrir esta página! Te estamos redirigiendo.',
      success: 'Mensaje enviado.',
    },
    buttons: { send: 'Enviar', sending: 'Enviando…', copy: 'Copiar ejemplo', copyEndpoint: 'Copiar dirección' },
    copied: 'Copiado',
    copyFailed: 'El navegador no permitió copiar. Selecciona el texto y cópialo a mano.',
  },
} satisfies Messages<typeof pt>;
