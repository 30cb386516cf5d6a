/** Texts of the forms that are opened from a conversation as well, fetched with their code. */
export const forms = {
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
  scheduleModal: {
    title: {
      add: 'Novo agendamento',
      edit: 'Editar agendamento',
    },
    titleFor: 'Agendar mensagem para {{name}}',
    form: {
      body: 'Mensagem',
      contact: 'Contato',
      sendAt: 'Data e hora do envio',
      file: 'Imagem',
    },
    buttons: {
      okAdd: 'Agendar',
    },
    success: 'Agendamento salvo com sucesso.',
    mediaDeleted: 'Imagem do agendamento excluída.',
    otherTime: 'O servidor marcou o envio para {{time}}.',
  },
  newTicketModal: {
    title: 'Novo atendimento',
    fieldLabel: 'Contato',
    placeholder: 'Digite um nome ou número',
    typeMore: 'Digite pelo menos 3 caracteres',
    addNamed: 'Adicionar “{{name}}”',
    searchFailed: 'Não deu para buscar os contatos.',
    queue: 'Fila',
    noQueue: 'Sem fila',
    searchQueueError: 'Erro ao buscar as filas',
    selectQueue: 'Selecione uma fila',
    selectContact: 'Escolha um contato',
    selectConection: 'Conexão',
    noConnection: 'Nenhuma conexão cadastrada. Crie uma na página de conexões.',
    connectionError: 'Erro ao buscar as conexões',
    connectionDown: '{{name}} (desconectada)',
    buttons: { ok: 'Iniciar' },
    conflict: {
      title: 'Já existe um atendimento aberto para este contato',
      owner: 'Com: {{name}}',
      nobody: 'Ainda sem responsável',
      someone: 'outra pessoa',
      queue: 'Fila: {{name}}',
      noQueue: 'Sem fila',
      open: 'Abrir o atendimento',
    },
  },
} as const;
