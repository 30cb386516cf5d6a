export const plans = {
  plans: {
    search: 'Buscar planos',
    add: 'Novo plano',
    edit: 'Editar o plano {{name}}',
    form: {
      id: 'Nº',
      name: 'Nome',
      users: 'Usuários',
      connections: 'Conexões',
      queues: 'Filas',
      value: 'Valor mensal',
      valueExample: '199,90',
      money: 'Use um valor como 199,90 ou 1.234,50',
      features: 'Recursos',
      noFeatures: 'Nenhum recurso extra',
      campaigns: 'Campanhas',
      schedules: 'Agendamentos',
      internalChat: 'Chat interno',
      externalApi: 'API de mensagens',
      kanban: 'Kanban',
      openAi: 'Prompts de IA',
      integrations: 'Integrações',
    },
    confirm: {
      title: 'Excluir o plano {{name}}?',
      message_one:
        '{{count, number}} empresa usa este plano e fica sem plano: perde os recursos extras e não consegue criar filas nem usuários. Não dá para desfazer.',
      message_other:
        '{{count, number}} empresas usam este plano e ficam sem plano: perdem os recursos extras e não conseguem criar filas nem usuários. Não dá para desfazer.',
      unused: 'Nenhuma empresa usa este plano. Não dá para desfazer.',
      button: 'Excluir plano',
    },
    toasts: {
      errorList: 'Os planos não puderam ser carregados',
      success: 'Plano salvo com sucesso.',
      deleted: 'Plano excluído com sucesso.',
    },
    empty: 'Nenhum plano ainda',
    emptyBody: 'Um plano diz quantos usuários, conexões e filas uma empresa tem e o que ela pode usar.',
  },
} as const;
