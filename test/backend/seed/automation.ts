import type { Ctx } from '../context.ts';
import type { Aurora } from './companies.ts';

const cities = [
  'Campinas',
  'Santos',
  'Sorocaba',
  'Jundiaí',
  'Osasco',
  'Guarulhos',
  'Bauru',
  'Franca',
  'Limeira',
  'Piracicaba',
  'Taubaté',
  'Barueri',
  'Cotia',
  'Itu',
  'Marília',
  'Araras',
  'Assis',
  'Jaú',
];

function seedOptions(ctx: Ctx, aurora: Aurora): void {
  const queueId = aurora.queues.get('Suporte')?.id ?? 1;
  const add = (title: string, message: string, option: string, parentId: number | null): number =>
    ctx.store.queueOptions.insert((id) => ({ id, title, message, option, queueId, parentId, ...ctx.stamps() })).id;
  const order = add('Acompanhar pedido', 'Escolha como prefere consultar:', '1', null);
  add('Falar com atendente', 'Aguarde um momento, já vamos te atender.', '2', null);
  add('Horários e endereço', 'Rua das Palmeiras, 482. De segunda a sexta, das 8h às 18h.', '3', null);
  add('Pelo número do pedido', 'Digite o número do pedido.', '1', order);
  add('Pelo CPF', 'Digite o CPF do comprador.', '2', order);
}

/** Option menus, prompts, integrations and file lists. */
export function seedAutomation(ctx: Ctx, aurora: Aurora): void {
  const companyId = aurora.company.id;
  seedOptions(ctx, aurora);
  const prompts = [
    [
      'Atendente virtual',
      'Você é um atendente educado que responde dúvidas sobre produtos e prazos de entrega.',
      'Suporte',
      'gpt-3.5-turbo-1106',
    ],
    [
      'Triagem de vendas',
      'Você faz a triagem inicial de clientes interessados em comprar e coleta nome e cidade.',
      'Vendas',
      'gpt-4o-mini',
    ],
    [
      'Cobrança amigável',
      'Você lembra o cliente, com gentileza, de faturas em aberto e oferece as formas de pagamento.',
      'Financeiro',
      'gpt-4o-mini',
    ],
  ] as const;
  for (const [name, prompt, queue, model] of prompts) {
    ctx.store.prompts.insert((id) => ({
      id,
      name,
      prompt,
      apiKey: `sk-demo-${String(id).repeat(12)}`,
      maxMessages: 10,
      maxTokens: 100,
      temperature: 1,
      promptTokens: 0,
      completionTokens: 0,
      totalTokens: 0,
      model,
      queueId: aurora.queues.get(queue)?.id ?? 1,
      companyId,
      ...ctx.stamps(),
    }));
  }
  const addIntegration = (
    type: string,
    name: string,
    change: { projectName?: string; jsonContent?: string; language?: string; urlN8N?: string; typebotSlug?: string },
  ): void => {
    ctx.store.queueIntegrations.insert((id) => ({
      id,
      type,
      name,
      projectName: name,
      jsonContent: '',
      urlN8N: '',
      language: '',
      ...ctx.stamps(),
      companyId,
      typebotSlug: '',
      typebotExpires: type === 'typebot' ? 1 : 0,
      typebotKeywordFinish: type === 'typebot' ? 'sair' : '',
      typebotUnknownMessage: '',
      typebotDelayMessage: 1_000,
      typebotKeywordRestart: type === 'typebot' ? 'reiniciar' : '',
      typebotRestartMessage: '',
      ...change,
    }));
  };
  addIntegration('n8n', 'n8n principal', { urlN8N: 'https://integration.example/n8n' });
  addIntegration('dialogflow', 'Dialogflow vendas', {
    projectName: 'projeto-df',
    jsonContent: '{"client_email":"x@y.z"}',
    language: 'pt-BR',
  });
  addIntegration('typebot', 'Typebot triagem', {
    urlN8N: 'https://integration.example/typebot',
    typebotSlug: 'triagem',
  });
  for (const city of cities)
    addIntegration('webhook', `Webhook pedidos ${city}`, { urlN8N: 'https://integration.example/pedidos' });
  const lists = ['Catálogo', 'Contratos', 'Tabela de preços', ...cities.map((city) => `Panfleto ${city}`)];
  for (const name of lists) {
    const list = ctx.store.fileLists.insert((id) => ({
      id,
      companyId,
      name,
      message: `Segue: ${name}`,
      ...ctx.stamps(),
    }));
    ctx.store.fileOptions.insert((id) => ({
      id,
      fileId: list.id,
      name: 'Tabela de preços',
      path: 'tabela-de-precos.pdf',
      mediaType: 'application/pdf',
      ...ctx.stamps(),
    }));
  }
}
