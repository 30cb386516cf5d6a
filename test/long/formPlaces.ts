/** A form that saves a record, and what is typed into it. */
export interface FormPlace {
  title: string;
  /** Page it stands on or over. */
  path: string;
  /** Address that opens it; absent: it stands in the page. */
  opens?: string;
  fill?: Readonly<Record<string, string>>;
  /** Selects, of which the last choice is taken. */
  pick?: readonly string[];
  /** Begin of a contact's name to choose. */
  contact?: string;
}

const longText = 'Você responde com calma e clareza, em português, e pergunta sempre pelo número do pedido.';
const over = (path: string, more: Omit<FormPlace, 'title' | 'path' | 'opens'>): FormPlace => ({
  title: path,
  path: path.split('?')[0] ?? path,
  opens: `${path}${path.includes('?') ? '&' : '?'}new`,
  ...more,
});

/** Every form of a new record, and those that stand in a page. */
export const formPlaces = (contactListPath: string): FormPlace[] => [
  over('/quick-messages', { fill: { shortcode: 'falhas', message: 'Bom dia! Como posso ajudar?' } }),
  over('/contacts', { fill: { name: 'Zélia das Falhas', number: '5511977776661', email: 'zelia@exemplo.com' } }),
  over('/schedules', { contact: 'Ana', fill: { body: 'Sua consulta é amanhã.' } }),
  over('/tags', { fill: { name: 'Falhas' } }),
  over('/campaigns', {
    pick: ['contactListId', 'whatsappId'],
    fill: { name: 'Campanha das falhas', scheduledAt: '2031-05-05T10:00', message1: 'Olá!' },
  }),
  over('/contact-lists', { fill: { name: 'Lista das falhas' } }),
  over(contactListPath, { fill: { name: 'Zoraide', number: '5511977776662', email: 'zoraide@exemplo.com' } }),
  over('/connections', { fill: { name: 'Linha das falhas', token: 'abc123' } }),
  over('/queues', { fill: { name: 'Fila das falhas', color: '#12345A', greetingMessage: 'Olá' } }),
  over('/files', { fill: { name: 'Arquivos das falhas', message: 'Segue a lista' } }),
  over('/prompts', { fill: { name: 'Falante', apiKey: 'sk-falhas', prompt: longText }, pick: ['queueId'] }),
  over('/queue-integration', {
    fill: { name: 'Robô das falhas', urlN8N: 'https://robo.exemplo.com', typebotSlug: 'falhas' },
  }),
  over('/users', { fill: { name: 'Zeca', email: 'zeca@exemplo.com', password: 'segredo1' } }),
  over('/announcements', { fill: { title: 'Aviso das falhas', text: 'Hoje à noite.' } }),
  over('/settings?tab=companies', {
    fill: { name: 'Empresa das falhas', email: 'empresa@exemplo.com', password: 'segredo1' },
    pick: ['planId'],
  }),
  over('/settings?tab=plans', {
    fill: { name: 'Plano das falhas', value: '10,00', users: '1', connections: '1', queues: '1' },
  }),
  over('/settings?tab=helps', {
    fill: {
      title: 'Vídeo das falhas',
      video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      description: 'Como se faz',
    },
  }),
  { title: '/campaigns-config', path: '/campaigns-config', fill: { newKey: 'falha', newValue: 'um valor' } },
];
