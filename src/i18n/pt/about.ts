export const about = {
  about: {
    title: 'Sobre o {{name}}',
    hint: 'O que ajuda em um pedido de suporte. Não há senhas nem códigos de acesso aqui.',
    app: 'Versão do aplicativo',
    server: 'Versão do servidor',
    unknown: 'não informada',
    api: 'Endereço da API',
    socket: 'Endereço do tempo real',
    files: 'Endereço dos arquivos',
    state: 'Tempo real',
    states: {
      idle: 'parado',
      connecting: 'conectando',
      live: 'conectado',
      down: 'desconectado',
    },
    person: 'Usuário e empresa',
    browser: 'Navegador',
    screen: 'Tela',
    copied: 'Detalhes copiados',
    copyFailed: 'O navegador não deixou copiar. Selecione o texto e copie à mão.',
  },
} as const;
