export const app = {
  start: {
    loading: 'Carregando',
    failedTitle: 'O aplicativo não pôde iniciar',
    failedText: 'O arquivo config.json está errado. Corrija-o e recarregue a página.',
    problems: {
      object: 'Esperava-se um objeto JSON, entre chaves.',
      json: 'O conteúdo não é um JSON válido.',
      text: 'Esperava-se um texto entre aspas.',
      address: 'Isto não é um endereço que comece com http:// ou https://.',
      path: 'Aqui vai só a origem, sem caminho, por exemplo https://host. O caminho da API fica em apiUrl.',
      insecure:
        'Esta página usa https, e o navegador bloqueia o que vem de um endereço http. Use um endereço https ou o próprio endereço da página.',
      unread: 'O servidor web não entrega o arquivo config.json. Permita a leitura dele e recarregue a página.',
    },
    retry: 'Recarregar',
    waitingTitle: 'O servidor não responde',
    waitingText: 'Sua sessão está guardada. Tentamos de novo sozinhos em alguns segundos.',
    renewing: 'Renovando a sua sessão. O servidor está demorando mais que o normal.',
    signInAgain: 'Entrar de novo',
  },
  routes: {
    refused: 'Esta empresa não possui permissão para acessar essa página! Estamos lhe redirecionando.',
    adminsOnly: 'Só administradores podem abrir esta página. Estamos lhe redirecionando.',
  },
  session: {
    deleted: 'Seu usuário foi excluído. Fale com um administrador da sua empresa.',
    queuesTaken: 'Você não atende mais: {{queues}}.',
    queuesGiven: 'Você agora também atende: {{queues}}.',
    elsewhere: 'Sua conta foi acessada em outro computador.',
    lost: 'Sua sessão expirou. Entre de novo para continuar.',
  },
} as const;
