/** What customers (`>`) and agents (`<`) say, in exchanges that may follow one another in any order. */
export interface Topic {
  openings: readonly string[];
  exchanges: readonly (readonly string[])[];
  closings: readonly (readonly string[])[];
}

const closings: readonly (readonly string[])[] = [
  ['> Perfeito, era isso mesmo. Obrigada!', '< Imagina! Qualquer coisa é só chamar.', '> Bom trabalho pra vocês'],
  ['> Deu certo aqui 👏', '< Que ótimo! Posso ajudar em mais alguma coisa?', '> Não, só isso. Valeu'],
  ['< Conseguimos resolver por aqui, então vou encerrar o atendimento. Tudo bem?', '> Tudo bem, obrigado pela atenção'],
];

const everyday: readonly (readonly string[])[] = [
  ['> Só um minuto que estou dirigindo', '< Sem pressa, fico no aguardo.', '> Pronto, pode falar'],
  ['> Vocês atendem no sábado?', '< Atendemos sim, das 8h ao meio-dia.'],
  ['< Você pode me confirmar o CPF do cadastro?', '> 123.456.789-09', '< Obrigado! Localizei aqui.'],
  ['> Meu celular descarregou, desculpa a demora', '< Imagina, acontece 😊'],
  ['< Ainda está por aí?', '> Estou sim, foi mal', '< Sem problema!'],
  [
    '> Qual o endereço de vocês?',
    '< Rua das Palmeiras, 482, Vila Mariana. Bem perto do metrô.',
    '> Conheço, passo aí na frente todo dia',
  ],
  ['< Anotei tudo no seu cadastro para não precisar repetir da próxima vez.', '> Ótimo, isso ajuda muito'],
  [
    '> Pode me mandar isso por e-mail também?',
    '< Claro, acabei de enviar. Dá uma olhada no spam se não aparecer.',
    '> Chegou',
  ],
];

export const topics: Record<'suporte' | 'vendas' | 'financeiro' | 'posvenda', Topic> = {
  suporte: {
    openings: [
      'Oi, bom dia! Não consigo entrar na minha conta',
      'Boa tarde, o aplicativo fecha sozinho quando abro o pedido',
      'Olá, preciso de ajuda com o rastreio',
      'O site está fora do ar?',
    ],
    exchanges: [
      [
        '< Bom dia! Qual mensagem aparece quando você tenta entrar?',
        '> Diz que a senha está incorreta, mas é a mesma de sempre',
        '< Vou enviar um link para redefinir, pode ser?',
        '> Pode sim',
      ],
      [
        '< O link chega em até 5 minutos. Chegou aí?',
        '> Ainda não',
        '> Ah, agora foi! Estava em promoções',
        '< Perfeito 🙂 Consegue entrar agora?',
        '> Consegui',
      ],
      [
        '> O código de rastreio que me mandaram não funciona',
        '< Me passa o número do pedido, por favor?',
        '> 4821',
        '< O correto é *BR482199371SP*. Dá para acompanhar no site da transportadora.',
      ],
      [
        '< Qual é o modelo do seu celular?',
        '> Um A54',
        '< Certo. Atualiza o aplicativo na loja e reinicia o aparelho, por favor.',
        '> Atualizei e voltou ao normal',
      ],
      [
        '> Aparece erro 502 quando finalizo a compra',
        '< Tivemos uma instabilidade entre 9h e 9h40, já está normalizado.',
        '> Testei de novo e passou',
      ],
      [
        '< Você usa o navegador ou o aplicativo?',
        '> Navegador, o Chrome',
        '< Tenta em uma janela anônima, só para eu descartar o cache?',
        '> Na anônima funciona',
      ],
      [
        '> Como faço para trocar o e-mail do cadastro?',
        '< Em *Minha conta* > *Dados pessoais*. Lá tem o botão _alterar e-mail_.',
        '> Achei, obrigada',
      ],
      [
        '> Não estou recebendo as notificações',
        '< Elas estão ligadas em Configurações > Avisos?',
        '> Estava desligado mesmo 🤦‍♀️',
      ],
    ],
    closings,
  },
  vendas: {
    openings: [
      'Oi! Vi a luminária Horizonte no Instagram, ainda tem?',
      'Boa tarde, vocês fazem entrega em Campinas?',
      'Olá, quero fazer um orçamento para o escritório',
      'Bom dia, qual o valor da poltrona Serena?',
    ],
    exchanges: [
      [
        '< Tem sim! Está por *R$ 249,90*, com frete grátis para o estado de São Paulo.',
        '> Tem outra cor além do preto?',
        '< Preto, areia e verde-musgo.',
        '> Amei a areia 😍',
      ],
      [
        '> Parcela em quantas vezes?',
        '< Em até 10x sem juros no cartão, ou 5% de desconto no Pix.',
        '> Com o desconto fica quanto?',
        '< *R$ 237,40*',
      ],
      [
        '> Qual o prazo de entrega?',
        '< De 5 a 7 dias úteis depois da confirmação do pagamento.',
        '> Preciso antes do dia 15, dá tempo?',
        '< Dá sim, se fechar até amanhã.',
      ],
      ['> Quanto fica o frete para 13010-111?', '< Para esse CEP sai grátis acima de R$ 200.'],
      [
        '> Somos uma empresa com 12 mesas, tem preço para volume?',
        '< Acima de 10 unidades aplicamos 12%. Posso montar uma proposta?',
        '> Pode, no CNPJ 45.908.112/0001-03',
        '< Envio ainda hoje.',
      ],
      [
        '> A poltrona vem montada?',
        '< Vem em duas partes, o encaixe é sem ferramenta e leva uns 3 minutos.',
        '> Ótimo, moro em apartamento com elevador pequeno',
      ],
      [
        '< Posso separar uma unidade no seu nome até amanhã às 18h?',
        '> Pode sim, por favor',
        '< Separada! Vou mandar o link de pagamento.',
      ],
      [
        '> Tem loja física para ver de perto?',
        '< Temos na Vila Mariana, de segunda a sábado.',
        '> Vou passar aí na quinta',
      ],
    ],
    closings,
  },
  financeiro: {
    openings: [
      'Bom dia, preciso da segunda via do boleto',
      'Fiz o Pix e ainda consta em aberto',
      'Oi, veio uma cobrança que não reconheço',
      'Boa tarde, vocês emitem nota para CNPJ?',
    ],
    exchanges: [
      [
        '< Bom dia! O boleto é do pedido 4821?',
        '> Isso, venceu ontem',
        '< Gerei um novo com vencimento para sexta, sem juros.',
        '> Ufa, obrigado',
      ],
      [
        '< Você consegue me enviar o comprovante?',
        '> Consigo, só um instante',
        '< Recebido! A baixa aparece em até 1 hora.',
      ],
      [
        '> Foram cobradas duas parcelas no mesmo mês',
        '< Verifiquei: uma delas é do pedido de março. Vou detalhar para você.',
        '> Ah, entendi agora',
        '< A próxima vence só no dia 10.',
      ],
      [
        '> Podem mudar o vencimento para o dia 5?',
        '< Podemos. A mudança vale a partir da próxima fatura.',
        '> Perfeito',
      ],
      [
        '> Preciso da nota fiscal com outro endereço',
        '< A nota já emitida não muda, mas posso fazer uma carta de correção.',
        '> Pode fazer então',
      ],
      [
        '> O estorno cai quando?',
        '< Depende do cartão: em até duas faturas. No Pix volta no mesmo dia.',
        '> Foi no cartão, vou esperar',
      ],
      ['< A chave Pix é financeiro@lojaaurora.example', '> Pago agora', '> Pronto, feito'],
      ['> Tem como parcelar o que está atrasado?', '< Dá para fazer em 3 vezes, com a primeira hoje.', '> Fechado'],
    ],
    closings,
  },
  posvenda: {
    openings: [
      'Oi, a caixa chegou amassada',
      'Boa tarde, quero trocar o produto',
      'A luminária parou de acender',
      'Olá, faltou um parafuso na embalagem',
    ],
    exchanges: [
      [
        '< Sinto muito por isso! Consegue me mandar uma foto da embalagem?',
        '> Mando sim',
        '< Obrigado. O produto de dentro está inteiro?',
        '> Está, só a caixa mesmo',
      ],
      [
        '< Podemos trocar em até 30 dias. Prefere outro modelo ou o valor de volta?',
        '> Outro modelo, a verde-musgo',
        '< Reservei. A coleta passa na quarta.',
      ],
      [
        '> Tenho que estar em casa para a coleta?',
        '< Alguém precisa entregar a caixa lacrada, pode ser a portaria.',
        '> Vou deixar na portaria então',
      ],
      [
        '< Você já testou em outra tomada?',
        '> Testei em duas',
        '< E com outra lâmpada E27?',
        '> Com outra funcionou! Era a lâmpada',
        '< Vou enviar uma nova sem custo 💡',
      ],
      ['> Faltou o parafuso menor da base', '< Envio o kit de fixação hoje pelo correio.', '> Muito obrigada'],
      [
        '> Vocês dão garantia de quanto tempo?',
        '< Um ano para a parte elétrica e 90 dias para o tecido.',
        '> Ótimo, guardei a nota',
      ],
      ['< O que achou da montagem?', '> Bem mais fácil do que eu imaginava', '< Ficamos felizes!'],
      [
        '> A cor é um pouco diferente da foto',
        '< A areia puxa para o bege com luz quente. Se preferir, trocamos.',
        '> Com a cortina aberta ficou linda, vou ficar com ela',
      ],
    ],
    closings,
  },
};

export const smallTalk = everyday;
/** Lines for conversations far longer than any script. */
export const fillers: readonly string[] = [
  '> E sobre aquele outro pedido?',
  '< Está em separação, sai amanhã cedo.',
  '> Combinado',
  '< Combinado 👍',
  '> Me avisa quando sair',
  '< Aviso sim',
  '> Consegue ver mais uma coisa pra mim?',
  '< Claro, pode mandar',
  '> É sobre a garantia',
  '< Está válida até dezembro.',
  '> Ótimo',
  '< Mais alguma dúvida?',
  '> Por enquanto não',
  '> Voltei 😅',
  '< Oi de novo!',
  '> O entregador ligou e eu não atendi',
  '< Pedi uma nova tentativa para amanhã entre 9h e 12h.',
  '> Show',
  '< Qualquer mudança eu aviso por aqui.',
  '> Fechado, obrigada',
];
