export const quickMessages = {
  quickMessages: {
    title: 'Respostas rápidas',
    search: 'Buscar respostas rápidas',
    searchPlaceholder: 'Atalho ou mensagem',
    noAttachment: 'Sem anexo',
    table: { shortcode: 'Atalho', message: 'Mensagem', mediaName: 'Anexo' },
    confirmationModal: {
      deleteTitle: 'Excluir a resposta rápida /{{name}}?',
      deleteMessage: 'Ela deixa de aparecer ao digitar "/" na conversa. Não dá para desfazer.',
      deleteButton: 'Excluir resposta rápida',
    },
    toasts: { success: 'Resposta rápida salva com sucesso.', deleted: 'Resposta rápida excluída com sucesso.' },
    dialog: {
      add: 'Nova resposta rápida',
      edit: 'Editar resposta rápida',
      shortcode: 'Atalho',
      shortcodeHint: 'Na conversa, digite "/" e o atalho para usar esta resposta.',
      shortcodeTaken: 'Outra resposta rápida sua já responde por este atalho.',
      message: 'Mensagem',
      attachment: 'Anexo',
      geral: 'Outras pessoas podem editar',
      visao: 'Outras pessoas podem ver',
      status: 'Ativa',
    },
    empty: 'Nenhuma resposta rápida ainda',
    emptyBody: 'Guarde aqui os textos que você repete e use-os na conversa digitando "/".',
  },
} as const;
