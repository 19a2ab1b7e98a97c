import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': 'Legen Sie noch ein Passwort fest, um Ihr Konto zu erstellen',
  'password.login.title': 'Anmelden',
  'button.forgotPassword': 'Passwort vergessen?',
  'button.logInByEmail': 'Lieber per E-Mail anmelden',
  'formField.password.label': 'Passwort',
  'button.showPassword': 'Passwort anzeigen',
  'password.forgot.title': 'Passwort vergessen?',
  'password.forgot.content':
    'Eine E-Mail mit einem Link zum Zurücksetzen Ihres Passworts wurde an <bold>{email}</bold> geschickt.',
  'password.breached.title': 'Prüfen Sie Ihre E-\u2060Mails, um ein neues Passwort festzulegen',
  'password.breached.content': 'Eine E-Mail wurde an <bold>{email}</bold> geschickt.',
  'password.breached.whyTitle': 'Warum, wenn das Passwort richtig war?',
  'password.breached.why':
    'Dasselbe Passwort steht auf einer Liste, die bei einer anderen Website gestohlen wurde. Fremde könnten es deshalb hier ausprobieren. In Ihr Konto bei {project} wurde nicht eingebrochen. Wenn Sie hier ein neues festgelegt haben, legen Sie auch dort ein neues fest.',
  'password.resetRequired.title':
    'Prüfen Sie Ihre E-\u2060Mails, um ein neues Passwort festzulegen',
  'password.resetRequired.content': 'Eine E-Mail wurde an <bold>{email}</bold> geschickt.',
  'password.setNew.title': 'Prüfen Sie Ihre E-Mails',
  'password.setNew.content':
    'Eine E-Mail mit einem Link zum Anmelden wurde an <bold>{email}</bold> geschickt.',
  'button.resendEmail': 'E-Mail erneut senden',
  'button.emailResent': 'E-Mail gesendet',
  'password.reset.title': 'Passwort zurücksetzen',
  'password.reset.loggingInProgress': 'Sie werden angemeldet...',
  'password.reset.noToken':
    'Öffnen Sie diese Seite über den Link in der E-Mail, die wir Ihnen geschickt haben.',
  'password.reset.deadTitle': 'Dieser Link funktioniert nicht mehr',
  'password.reset.deadContent':
    'Er wurde schon benutzt oder ist abgelaufen. Durch das Öffnen hat sich nichts geändert.',
  'password.reset.sendNewLink': 'Neuen Link senden',
  'password.reset.newLinkGoesTo': 'Wir senden ihn an <bold>{email}</bold>.',
  'password.reset.backToLogIn': 'Zurück zur Anmeldung',
  'login.success.content': 'Sie haben sich erfolgreich angemeldet.',
  'password.strength': 'Passwortstärke: {score} von 4.',
  'password.strength.accepted': 'Starkes Passwort',
  'password.hint.start':
    'Verwenden Sie mindestens {characterLength} Zeichen. Drei oder vier ungewöhnliche Wörter sind leicht zu merken und schwer zu erraten.',
  'password.strengthError.breached':
    'Dieses Passwort wurde möglicherweise auf einer anderen Website verwendet, die ein Sicherheitsproblem hatte. Wählen Sie ein anderes Passwort.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Muss mindestens # Zeichen lang sein} other {Muss mindestens # Zeichen lang sein}}',
  'password.strengthError.complexity':
    'Muss {complexity} der folgenden Arten enthalten: Großbuchstabe, Kleinbuchstabe, Ziffer, Symbol',
  'password.requirement.fulfilled': 'Erfüllt',
  'password.requirement.notFulfilled': 'Nicht erfüllt',
}
