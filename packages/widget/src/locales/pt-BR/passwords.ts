import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': 'Para concluir sua conta, crie uma senha',
  'password.login.title': 'Fazer login',
  'button.forgotPassword': 'Esqueceu a senha?',
  'button.logInByEmail': 'Fazer login por e-mail',
  'formField.password.label': 'Senha',
  'button.showPassword': 'Mostrar senha',
  'password.forgot.title': 'Esqueceu a senha?',
  'password.forgot.content':
    'Enviamos para <bold>{email}</bold> um e-mail com um link para redefinir sua senha.',
  'password.breached.title': 'Confira seu e-\u2060mail para criar uma nova senha',
  'password.breached.content': 'Enviamos um e-mail para <bold>{email}</bold>.',
  'password.breached.whyTitle': 'Por quê, se a senha estava certa?',
  'password.breached.why':
    'A mesma senha está em uma lista roubada de outro site, e desconhecidos podem testá-la aqui. Sua conta {project} não foi invadida. Depois de criar uma nova senha aqui, troque a de lá também.',
  'password.resetRequired.title': 'Confira seu e-\u2060mail para criar uma nova senha',
  'password.resetRequired.content': 'Enviamos um e-mail para <bold>{email}</bold>.',
  'password.setNew.title': 'Confira seu e-mail',
  'password.setNew.content':
    'Enviamos para <bold>{email}</bold> um e-mail com um link para fazer login.',
  'button.resendEmail': 'Reenviar e-mail',
  'button.emailResent': 'E-mail enviado',
  'password.reset.title': 'Redefina sua senha',
  'password.reset.loggingInProgress': 'Fazendo login...',
  'password.reset.noToken': 'Abra esta página pelo link do e-mail que enviamos para você.',
  'password.reset.deadTitle': 'Este link não funciona mais',
  'password.reset.deadContent': 'Ele já foi usado ou expirou. Abrir o link não mudou nada.',
  'password.reset.sendNewLink': 'Enviar um novo link',
  'password.reset.newLinkGoesTo': 'Ele será enviado para <bold>{email}</bold>.',
  'password.reset.backToLogIn': 'Voltar para o login',
  'login.success.content': 'Login concluído.',
  'password.strength': 'Força da senha: {score} de 4.',
  'password.strength.accepted': 'Senha forte',
  'password.hint.start':
    'Use {characterLength} ou mais caracteres. Três ou quatro palavras incomuns são fáceis de lembrar e difíceis de adivinhar.',
  'password.strengthError.breached':
    'Esta senha pode ter sido usada em outro site que teve um problema de segurança. Escolha outra senha.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Deve ter pelo menos # caractere} other {Deve ter pelo menos # caracteres}}',
  'password.strengthError.complexity':
    'Deve conter {complexity} dos seguintes itens: letra maiúscula, letra minúscula, número, símbolo',
  'password.requirement.fulfilled': 'Atendido',
  'password.requirement.notFulfilled': 'Não atendido',
}
