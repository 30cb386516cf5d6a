export const contacts = {
  contactDrawer: {
    header: 'Dados do contato',
    headerDraft: 'Dados do contato (rascunho)',
    title: 'Contato',
    close: 'Fechar os dados do contato',
    buttons: {
      edit: 'Editar contato',
    },
    info: 'Informações',
    noInfo: 'Nada além do número foi informado.',
    notes: 'Notas internas',
    schedule: 'Agendar',
    copy: 'Copiar número',
    copied: 'Número copiado',
    copyFailed: 'O navegador não deixou copiar. Selecione o número e copie à mão.',
  },
  contactModal: {
    title: {
      add: 'Novo contato',
      edit: 'Editar contato',
    },
    form: {
      extraInfo: 'Informações adicionais',
      name: 'Nome',
      number: 'Número do WhatsApp',
      numberHint: '5511912345678',
      email: 'E-mail',
      extraName: 'Nome do campo',
      extraValue: 'Valor',
      source: 'Conexão de origem: {{name}}',
      whatsapp: 'Conexão',
    },
    formErrors: {
      name: {
        required: 'Obrigatório',
        short: 'Muito curto!',
        long: 'Muito longo!',
      },
      phone: {
        short: 'Muito curto!',
        long: 'Muito longo!',
      },
      email: {
        invalid: 'E-mail inválido',
      },
    },
    buttons: {
      addExtraInfo: 'Adicionar informação',
      okAdd: 'Adicionar',
      okEdit: 'Salvar',
    },
    success: 'Contato salvo com sucesso.',
  },
  ticketNotes: {
    title: 'Notas internas',
    dialogTitle: 'Notas sobre {{name}}',
    new: 'Nova nota',
    placeholder: 'Escreva uma nota…',
    empty: 'Nenhuma nota ainda. Só a equipe vê as notas.',
    failed: 'Não deu para carregar as notas',
    delete: 'Excluir nota',
    deleteTitle: 'Excluir esta nota?',
    deleteBody: 'Ela some para toda a equipe. Não dá para desfazer.',
    inThread: 'Mostrar notas na conversa',
    label: 'Nota interna',
    labelBy: 'Nota interna · {{name}}',
    toasts: {
      added: 'Nota adicionada com sucesso.',
      deleted: 'Nota excluída com sucesso.',
    },
  },
} as const;
