export const app = {
  start: {
    loading: 'Carregando',
    failedTitle: 'O aplicativo não pôde iniciar',
    failedText: 'O arquivo config.json está errado. Corrija-o e recarregue a página.',
    retry: 'Recarregar',
    waitingTitle: 'O servidor não responde',
    waitingText: 'Sua sessão está guardada. Tentamos de novo sozinhos em alguns segundos.',
  },
  routes: { refused: 'Esta empresa não possui permissão para acessar essa página! Estamos lhe redirecionando.' },
  session: { elsewhere: 'Sua conta foi acessada em outro computador.' },
} as const;
