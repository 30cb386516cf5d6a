export const tags = {
  tags: {
    title: 'Tags',
    search: 'Buscar tags',
    table: { name: 'Nome', tickets: 'Atendimentos' },
    confirmationModal: {
      deleteTitle: 'Excluir a tag {{name}}?',
      deleteMessage_one: 'Ela sai de {{count, number}} atendimento. Não dá para desfazer.',
      deleteMessage_other: 'Ela sai de {{count, number}} atendimentos. Não dá para desfazer.',
      deleteUnused: 'Nenhum atendimento usa esta tag. Não dá para desfazer.',
      deleteButton: 'Excluir tag',
    },
    toasts: { deleted: 'Tag excluída com sucesso.' },
    empty: 'Nenhuma tag ainda',
    emptyBody: 'Crie tags para marcar atendimentos, filtrar a lista e montar o Kanban.',
  },
  tagModal: {
    title: { add: 'Nova tag', edit: 'Editar tag' },
    form: {
      name: 'Nome',
      color: 'Cor',
      kanban: 'Usar como coluna do Kanban',
      kanbanHint: 'Os atendimentos com esta tag ficam na coluna dela.',
    },
    success: 'Tag salva com sucesso.',
  },
} as const;
