export const login = {
  auth: {
    toasts: { success: 'Login efetuado com sucesso!' },
    expired: 'A assinatura da sua empresa venceu em {{date}}. Entre em contato com o suporte para liberar o acesso.',
    expiredUnknown: 'A assinatura da sua empresa venceu. Entre em contato com o suporte para liberar o acesso.',
    support: 'Falar com o suporte',
    daysLeft_zero: 'Sua assinatura vence hoje.',
    daysLeft_one: 'Sua assinatura vence em {{count}} dia.',
    daysLeft_other: 'Sua assinatura vence em {{count}} dias.',
  },
  login: {
    title: 'Entrar no {{name}}',
    subtitle: 'Use o e-mail da sua empresa.',
    form: { email: 'E-mail', password: 'Senha' },
    forgot: 'Esqueci a senha',
    noAccount: 'Ainda não tem conta?',
    required: { email: 'Informe o seu e-mail', password: 'Informe a sua senha' },
    buttons: { submit: 'Entrar', submitting: 'Entrando…', register: 'Cadastre a sua empresa' },
  },
} as const;
