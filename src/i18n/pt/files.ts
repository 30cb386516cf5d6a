export const files = {
  files: {
    title: 'Listas de arquivos',
    search: 'Buscar listas de arquivos',
    searchHint: 'Nome da lista',
    table: { name: 'Nome', message: 'Mensagem' },
    confirmationModal: {
      deleteTitle: 'Excluir a lista {{name}}?',
      deleteMessage: 'Os arquivos dela saem junto e campanhas que a usam deixam de enviá-los. Não dá para desfazer.',
      deleteButton: 'Excluir lista',
    },
    toasts: { deleted: 'Lista de arquivos excluída com sucesso.' },
    empty: 'Nenhuma lista de arquivos ainda',
    emptyBody: 'Junte aqui os arquivos que vão com as campanhas.',
  },
  fileModal: {
    title: { add: 'Nova lista de arquivos', edit: 'Editar lista de arquivos' },
    buttons: { fileOptions: 'Adicionar arquivo', removeOption: 'Remover o arquivo {{number}}' },
    form: {
      name: 'Nome',
      message: 'Mensagem',
      details: 'Detalhes',
      fileOptions: 'Arquivos',
      fileOptionsHint: 'Cada arquivo pode levar uma legenda.',
      option: 'Arquivo {{number}}',
      extraName: 'Legenda',
      extraValue: 'Arquivo',
    },
    formErrors: { duplicate: 'Já há um arquivo com este nome na lista. Renomeie um deles.' },
    success: 'Lista de arquivos salva com sucesso.',
  },
} as const;
