import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': 'Para concluir a sua conta, defina uma palavra-passe',
  'password.login.title': 'Iniciar sessão',
  'button.forgotPassword': 'Esqueceu-se da palavra-passe?',
  'button.logInByEmail': 'Iniciar sessão por email',
  'formField.password.label': 'Palavra-passe',
  'button.showPassword': 'Mostrar palavra-passe',
  'password.forgot.title': 'Esqueceu-se da palavra-passe?',
  'password.forgot.content':
    'Foi enviado para <bold>{email}</bold> um email com um link para redefinir a sua palavra-passe.',
  'password.breached.title': 'Consulte o seu email para definir uma nova palavra-passe',
  'password.breached.content': 'Foi enviado um email para <bold>{email}</bold>.',
  'password.breached.whyTitle': 'Porquê, se a palavra-passe estava certa?',
  'password.breached.why':
    'A mesma palavra-passe está numa lista roubada a outro site, pelo que desconhecidos podem experimentá-la aqui. A sua conta {project} não foi invadida. Depois de definir uma nova aqui, mude-a também lá.',
  'password.resetRequired.title': 'Consulte o seu email para definir uma nova palavra-passe',
  'password.resetRequired.content': 'Foi enviado um email para <bold>{email}</bold>.',
  'password.setNew.title': 'Consulte o seu email',
  'password.setNew.content':
    'Foi enviado para <bold>{email}</bold> um email com um link para iniciar sessão.',
  'button.resendEmail': 'Reenviar email',
  'button.emailResent': 'Email enviado',
  'password.reset.title': 'Redefina a sua palavra-passe',
  'password.reset.loggingInProgress': 'A iniciar sessão...',
  'password.reset.noToken': 'Abra esta página com o link do email que lhe enviámos.',
  'password.reset.deadTitle': 'Este link já não funciona',
  'password.reset.deadContent': 'Já foi usado ou expirou. Abri-lo não mudou nada.',
  'password.reset.sendNewLink': 'Enviar um novo link',
  'password.reset.newLinkGoesTo': 'Será enviado para <bold>{email}</bold>.',
  'password.reset.backToLogIn': 'Voltar ao início de sessão',
  'login.success.content': 'Sessão iniciada com êxito.',
  'password.strength': 'Segurança da palavra-passe: {score} de 4.',
  'password.strength.accepted': 'Palavra-passe segura',
  'password.hint.start':
    'Use {characterLength} ou mais carateres. Três ou quatro palavras invulgares são fáceis de recordar e difíceis de adivinhar.',
  'password.strengthError.breached':
    'Esta palavra-passe pode ter sido usada noutro site que teve um problema de segurança. Escolha outra palavra-passe.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Tem de ter pelo menos # caráter} other {Tem de ter pelo menos # carateres}}',
  'password.strengthError.complexity':
    'Tem de conter {complexity} dos seguintes: letra maiúscula, letra minúscula, número, símbolo',
  'password.requirement.fulfilled': 'Cumprido',
  'password.requirement.notFulfilled': 'Não cumprido',
}
