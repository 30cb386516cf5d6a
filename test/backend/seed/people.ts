/** Who may sign in to the demo. Printed by the start command, used by the tests. */
export const PASSWORD = 'prosa123';

export interface DemoUser {
  key: string;
  name: string;
  email: string;
  profile: string;
  super?: boolean;
  allTicket?: 'enabled';
  queues: readonly string[];
  /** What the table of logins says about the person. */
  about: string;
}

const everyQueue = ['Suporte', 'Vendas', 'Financeiro', 'Pós-venda'];

export const auroraUsers: readonly DemoUser[] = [
  {
    key: 'super',
    name: 'Helena Prado',
    email: 'super@prosa.demo',
    profile: 'admin',
    super: true,
    queues: everyQueue,
    about: 'super user and admin',
  },
  {
    key: 'admin',
    name: 'Rogério Lima',
    email: 'admin@prosa.demo',
    profile: 'admin',
    queues: everyQueue,
    about: 'admin',
  },
  {
    key: 'ana',
    name: 'Ana Ribeiro',
    email: 'ana@prosa.demo',
    profile: 'user',
    queues: ['Suporte', 'Vendas'],
    about: 'agent: Suporte, Vendas',
  },
  {
    key: 'bruno',
    name: 'Bruno Castro',
    email: 'bruno@prosa.demo',
    profile: 'user',
    queues: ['Vendas', 'Financeiro'],
    about: 'agent: Vendas, Financeiro',
  },
  {
    key: 'carla',
    name: 'Carla Mendes',
    email: 'carla@prosa.demo',
    profile: 'user',
    allTicket: 'enabled',
    queues: ['Suporte', 'Pós-venda'],
    about: 'agent who also sees tickets without a queue',
  },
  {
    key: 'davi',
    name: 'Davi Santos',
    email: 'davi@prosa.demo',
    profile: 'user',
    queues: [],
    about: 'agent without a queue',
  },
  {
    key: 'elisa',
    name: 'Elisa Freitas',
    email: 'elisa@prosa.demo',
    profile: 'supervisor',
    queues: ['Suporte', 'Vendas'],
    about: 'supervisor',
  },
];

const team: readonly (readonly [string, string, string])[] = [
  ['Fábio Nunes', 'fabio', 'Suporte'],
  ['Gisele Amaral', 'gisele', 'Vendas'],
  ['Hugo Pires', 'hugo', 'Financeiro'],
  ['Íris Campos', 'iris', 'Pós-venda'],
  ['Jonas Teles', 'jonas', 'Suporte'],
  ['Karina Lopes', 'karina', 'Vendas'],
  ['Luan Matos', 'luan', 'Financeiro'],
  ['Mônica Reis', 'monica', 'Pós-venda'],
  ['Nelson Braga', 'nelson', 'Suporte'],
  ['Olívia Serra', 'olivia', 'Vendas'],
  ['Pedro Aguiar', 'pedro', 'Financeiro'],
  ['Rita Moura', 'rita', 'Pós-venda'],
  ['Samuel Dias', 'samuel', 'Suporte'],
  ['Talita Leal', 'talita', 'Vendas'],
];

/** Agents who fill the lists of people; nobody has to sign in as one of them. */
export const colleagues: readonly DemoUser[] = team.map(([name, key, queue]) => ({
  key,
  name,
  email: `${key}@prosa.demo`,
  profile: 'user',
  queues: [queue],
  about: `agent: ${queue}`,
}));

export interface DemoCompany {
  name: string;
  email: string;
  phone: string;
  plan: string;
  /** Days from now to the due date. */
  due: number;
  campaigns: boolean;
  about: string;
  admin: string;
}

export const otherCompanies: readonly DemoCompany[] = [
  {
    name: 'Mercado Vencido',
    email: 'vencido@prosa.demo',
    phone: '551140020002',
    plan: 'Básico',
    due: -12,
    campaigns: false,
    admin: 'Otávio Barros',
    about: 'company past its due date: refused',
  },
  {
    name: 'Plano Básico',
    email: 'basico@prosa.demo',
    phone: '551140020003',
    plan: 'Básico',
    due: 45,
    campaigns: false,
    admin: 'Sandra Melo',
    about: 'company on a plan without extras',
  },
  {
    name: 'Oficina do Bairro',
    email: 'trial@prosa.demo',
    phone: '551140020004',
    plan: 'Intermediário',
    due: 3,
    campaigns: true,
    admin: 'Túlio Ramos',
    about: 'company in its last days of trial',
  },
];

/** Further companies for the super user's list; nobody has to sign in to one of them. */
export const quietCompanies: readonly DemoCompany[] = [
  {
    name: 'Floricultura Jasmim',
    email: 'jasmim@prosa.demo',
    phone: '551140020005',
    plan: 'Intermediário',
    due: 5,
    campaigns: true,
    admin: 'Úrsula Dantas',
    about: 'company five days before its due date',
  },
  {
    name: 'Papelaria Central',
    email: 'papelaria@prosa.demo',
    phone: '551140020006',
    plan: 'Básico',
    due: -4,
    campaigns: false,
    admin: 'Vitor Sampaio',
    about: 'company four days past its due date',
  },
];
