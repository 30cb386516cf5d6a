export const resetPassword = {
  resetPassword: {
    title: 'Redefinir a senha',
    stepOf: 'Passo {{step}} de 2',
    ask: 'Informe o seu e-mail e enviaremos um código de verificação.',
    sentTo: 'Enviamos um código para {{email}}. Ele pode demorar alguns minutos; olhe também o spam.',
    toasts: {
      emailSent: 'E-mail enviado com sucesso!',
      emailNotFound: 'E-mail não encontrado.',
      passwordUpdated: 'Senha redefinida com sucesso! Entre com a nova senha.',
    },
    formErrors: {
      email: {
        required: 'Informe o seu e-mail',
        invalid: 'E-mail inválido',
        notFound: 'Nenhuma conta usa este e-mail',
      },
      code: {
        required: 'Informe o código que recebeu',
        wrong: 'O código não confere. Copie-o do e-mail mais recente ou peça outro',
      },
      newPassword: { required: 'Crie a nova senha', matches: 'A senha ainda não cumpre todas as regras' },
      confirmPassword: { required: 'Repita a nova senha', matches: 'As senhas não são iguais' },
    },
    form: {
      email: 'E-mail',
      verificationCode: 'Código de verificação',
      newPassword: 'Nova senha',
      confirmPassword: 'Repita a nova senha',
    },
    rules: {
      label: 'A senha precisa ter',
      length: 'Pelo menos 8 caracteres',
      lower: 'Uma letra minúscula',
      upper: 'Uma letra maiúscula',
      digit: 'Um número',
      met: 'cumprida',
      unmet: 'falta',
    },
    buttons: {
      submitEmail: 'Enviar o código',
      submittingEmail: 'Enviando…',
      submitPassword: 'Redefinir a senha',
      submittingPassword: 'Redefinindo…',
      back: 'Voltar para o login',
      otherEmail: 'Usar outro e-mail',
      again: 'Enviar outro código',
    },
  },
} as const;
