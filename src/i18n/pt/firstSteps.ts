/** What a new company does first, read on the page of tickets. */
export const firstSteps = {
  firstSteps: {
    title: 'Primeiros passos',
    body: 'Falta pouco para a sua equipe atender o primeiro cliente.',
    progress: '{{done}} de {{total}}',
    done: 'feito',
    dismiss: 'Dispensar os primeiros passos',
    connection: {
      title: 'Conectar um número',
      hint: 'Crie uma conexão e leia o QR code com o celular da empresa.',
      scan: 'Leia o QR code da sua conexão com o celular da empresa.',
    },
    queue: {
      title: 'Criar uma fila',
      hint: 'É por ela que um atendimento chega às pessoas certas, por exemplo vendas.',
    },
    agent: {
      title: 'Adicionar um atendente',
      hint: 'Crie um usuário para cada pessoa que atende e escolha as filas dela.',
    },
    message: {
      title: 'Receber a primeira mensagem',
      hint: 'Escreva de outro celular para o número conectado e aceite o atendimento em “Aguardando”.',
    },
  },
} as const;
