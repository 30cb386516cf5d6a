import type { Messages } from '../keys';
import type { users as pt } from '../pt/users';

export const users = {
  users: {
    title: 'Usuarios',
    search: 'Buscar usuarios',
    searchHint: 'Nombre o correo',
    table: { id: 'ID', name: 'Nombre', email: 'Correo electrónico', profile: 'Rol' },
    confirmationModal: {
      deleteTitle: '¿Eliminar al usuario {{name}}?',
      deleteMessage: 'Las conversaciones que atiende esta persona vuelven a la espera. No se puede deshacer.',
      deleteButton: 'Eliminar usuario',
    },
    toasts: { deleted: 'Usuario eliminado.' },
    empty: 'Aún no hay usuarios',
    emptyBody: 'Agrega a quienes van a atender y elige las colas de cada persona.',
  },
  userModal: {
    title: { add: 'Nuevo usuario', edit: 'Editar usuario', own: 'Mi perfil' },
    form: {
      name: 'Nombre',
      email: 'Correo electrónico',
      timeZone: 'Zona horaria',
      timeZoneCompany: 'Predeterminada del servidor',
      password: 'Contraseña',
      passwordNew: 'De 5 a 50 caracteres.',
      passwordKeep: 'Déjala en blanco para conservar la actual.',
      profile: 'Rol',
      whatsapp: 'Conexión predeterminada',
      noConnection: 'Ninguna',
      allTicket: 'Ver conversaciones sin cola',
    },
    profiles: { admin: 'Administrador', user: 'Agente', supervisor: 'Supervisor' },
    formErrors: {
      name: { required: 'Escribe el nombre', short: 'Nombre demasiado corto', long: 'Nombre demasiado largo' },
      password: {
        required: 'Escribe la contraseña',
        short: 'Contraseña demasiado corta',
        long: 'Contraseña demasiado larga',
      },
      email: { required: 'Escribe el correo', invalid: 'Correo no válido' },
    },
    buttons: { okEdit: 'Guardar' },
    success: 'Usuario guardado.',
    readOnly: 'Solo un administrador puede cambiar usuarios. Pídele los cambios que necesites.',
    superUser: 'Solo un superusuario puede cambiar los datos de un superusuario.',
    lastAdmin: 'Es el único administrador de la empresa. Antes, haz administradora a otra persona.',
    demote: {
      title: '¿Dejar de ser administrador?',
      body: 'Pierdes el acceso a usuarios, conexiones, colas y ajustes, y solo otro administrador puede devolvértelo.',
      confirm: 'Dejar de ser administrador',
    },
  },
  queueSelect: { inputLabel: 'Colas' },
} satisfies Messages<typeof pt>;
