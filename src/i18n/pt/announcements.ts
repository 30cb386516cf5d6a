export const announcements = {
  announcements: {
    title: 'Informativos',
    search: 'Buscar informativos',
    searchPlaceholder: 'Título do informativo',
    active: 'Ativo',
    inactive: 'Inativo',
    noPicture: 'Sem imagem',
    table: { title: 'Título', priority: 'Prioridade', mediaName: 'Imagem', status: 'Situação' },
    dialog: {
      add: 'Novo informativo',
      edit: 'Editar informativo',
      form: {
        title: 'Título',
        text: 'Texto',
        textHint: 'Todas as empresas leem o que você escrever aqui.',
        priority: 'Prioridade',
        status: 'Situação',
        statusHint: 'Inativo: ninguém vê.',
        mediaPath: 'Imagem',
        mediaHint: 'PNG ou JPG',
        required: 'Obrigatório',
      },
    },
    confirmationModal: {
      deleteTitle: 'Excluir o informativo {{name}}?',
      deleteMessage: 'Ele some para todas as empresas, com a imagem. Não dá para desfazer.',
      deleteButton: 'Excluir informativo',
    },
    toasts: {
      success: 'Informativo salvo com sucesso.',
      deleted: 'Informativo excluído com sucesso.',
      info: 'Só o superusuário abre esta página. Estamos lhe redirecionando.',
    },
    empty: 'Nenhum informativo ainda',
    emptyBody: 'Conte a todas as empresas o que há de novo: elas leem no alto da tela.',
  },
} as const;
