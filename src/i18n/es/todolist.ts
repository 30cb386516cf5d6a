import type { Messages } from '../keys';
import type { todolist as source } from '../pt/todolist';

export const todolist = {
  todolist: {
    title: 'Tareas',
    where:
      'Las tareas de esta cuenta se guardan solo en este navegador, también después de salir. Para llevarlas a otra computadora, exporta un archivo e impórtalo allí.',
    input: 'Nueva tarea',
    text: 'Texto de la tarea',
    buttons: { add: 'Agregar', save: 'Guardar' },
    created: 'Creada el {{time}}',
    updated: 'Modificada el {{time}}',
    edit: 'Editar {{text}}',
    delete: 'Eliminar {{text}}',
    deleteTitle: '¿Eliminar la tarea?',
    deleteBody: '“{{text}}” no se podrá recuperar.',
    deleteButton: 'Eliminar tarea',
    empty: 'No hay tareas',
    emptyBody: 'Escribe arriba lo que no se debe olvidar.',
    export: 'Exportar',
    import: 'Importar',
    file: 'Archivo de tareas',
    fileName: 'tareas.json',
    imported_zero: 'El archivo no tenía tareas nuevas.',
    imported_one: '{{count}} tarea importada.',
    imported_other: '{{count}} tareas importadas.',
    importRefused: 'Este archivo no es una lista de tareas exportada desde aquí.',
    notStored: 'El navegador no pudo guardar las tareas. Expórtalas antes de cerrar la página.',
  },
} satisfies Messages<typeof source>;
