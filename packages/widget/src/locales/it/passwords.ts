import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': 'Per completare l’account, imposta una password',
  'password.login.title': 'Accedi',
  'button.forgotPassword': 'Password dimenticata?',
  'button.logInByEmail': 'Accedi tramite email',
  'formField.password.label': 'Password',
  'button.showPassword': 'Mostra password',
  'password.forgot.title': 'Password dimenticata?',
  'password.forgot.content':
    'È stata inviata a <bold>{email}</bold> un’email con un link per reimpostare la password.',
  'password.breached.title': 'Controlla la tua email per impostare una nuova password',
  'password.breached.content': 'È stata inviata un’email a <bold>{email}</bold>.',
  'password.breached.whyTitle': 'Perché, se la password era giusta?',
  'password.breached.why':
    'La stessa password è in un elenco rubato a un altro sito, quindi degli estranei possono provarla qui. Il tuo account {project} non è stato violato. Dopo averne impostata una nuova qui, cambiala anche lì.',
  'password.resetRequired.title': 'Controlla la tua email per impostare una nuova password',
  'password.resetRequired.content': 'È stata inviata un’email a <bold>{email}</bold>.',
  'password.setNew.title': 'Controlla la tua email',
  'password.setNew.content':
    'È stata inviata a <bold>{email}</bold> un’email con un link per accedere.',
  'button.resendEmail': 'Invia di nuovo l’email',
  'button.emailResent': 'Email inviata',
  'password.reset.title': 'Reimposta la password',
  'password.reset.loggingInProgress': 'Accesso in corso...',
  'password.reset.noToken': 'Apri questa pagina con il link nell’email che ti abbiamo inviato.',
  'password.reset.deadTitle': 'Questo link non funziona più',
  'password.reset.deadContent':
    'È già stato usato oppure è scaduto. Aprirlo non ha cambiato nulla.',
  'password.reset.sendNewLink': 'Invia un nuovo link',
  'password.reset.newLinkGoesTo': 'Lo inviamo a <bold>{email}</bold>.',
  'password.reset.backToLogIn': 'Torna all’accesso',
  'login.success.content': 'Accesso completato.',
  'password.strength': 'Sicurezza della password: {score} su 4.',
  'password.strength.accepted': 'Password sicura',
  'password.hint.start':
    'Usa almeno {characterLength} caratteri. Tre o quattro parole insolite sono facili da ricordare e difficili da indovinare.',
  'password.strengthError.breached':
    'Questa password potrebbe essere stata usata su un altro sito che ha avuto un problema di sicurezza. Scegli un’altra password.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Deve contenere almeno # carattere} other {Deve contenere almeno # caratteri}}',
  'password.strengthError.complexity':
    'Deve contenere {complexity} dei seguenti elementi: lettera maiuscola, lettera minuscola, numero, simbolo',
  'password.requirement.fulfilled': 'Soddisfatto',
  'password.requirement.notFulfilled': 'Non soddisfatto',
}
