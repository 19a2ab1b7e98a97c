import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': 'Stel een wachtwoord in om je account te voltooien',
  'password.login.title': 'Inloggen',
  'button.forgotPassword': 'Wachtwoord vergeten?',
  'button.logInByEmail': 'Liever inloggen via e-mail',
  'formField.password.label': 'Wachtwoord',
  'button.showPassword': 'Wachtwoord tonen',
  'password.forgot.title': 'Wachtwoord vergeten?',
  'password.forgot.content':
    'Er is een e-mail met een link om je wachtwoord opnieuw in te stellen gestuurd naar <bold>{email}</bold>.',
  'password.breached.title': 'Bekijk je e-\u2060mail om een nieuw wachtwoord in te stellen',
  'password.breached.content': 'Er is een e-mail gestuurd naar <bold>{email}</bold>.',
  'password.breached.whyTitle': 'Waarom, als het wachtwoord klopte?',
  'password.breached.why':
    'Hetzelfde wachtwoord staat op een lijst die van een andere site is gestolen. Vreemden kunnen het dus hier proberen. In je account bij {project} is niet ingebroken. Stel daarna ook op die andere site een nieuw wachtwoord in.',
  'password.resetRequired.title': 'Bekijk je e-\u2060mail om een nieuw wachtwoord in te stellen',
  'password.resetRequired.content': 'Er is een e-mail gestuurd naar <bold>{email}</bold>.',
  'password.setNew.title': 'Bekijk je e-mail',
  'password.setNew.content':
    'Er is een e-mail met een link om in te loggen gestuurd naar <bold>{email}</bold>.',
  'button.resendEmail': 'E-mail opnieuw sturen',
  'button.emailResent': 'E-mail gestuurd',
  'password.reset.title': 'Wachtwoord opnieuw instellen',
  'password.reset.loggingInProgress': 'Je wordt ingelogd...',
  'password.reset.noToken': 'Open deze pagina via de link in de e-mail die we je hebben gestuurd.',
  'password.reset.deadTitle': 'Deze link werkt niet meer',
  'password.reset.deadContent':
    'De link is al gebruikt of verlopen. Door hem te openen is er niets veranderd.',
  'password.reset.sendNewLink': 'Nieuwe link sturen',
  'password.reset.newLinkGoesTo': 'We sturen de link naar <bold>{email}</bold>.',
  'password.reset.backToLogIn': 'Terug naar inloggen',
  'login.success.content': 'Je bent ingelogd.',
  'password.strength': 'Wachtwoordsterkte: {score} van 4.',
  'password.strength.accepted': 'Sterk wachtwoord',
  'password.hint.start':
    'Gebruik minimaal {characterLength} tekens. Drie of vier ongewone woorden zijn makkelijk te onthouden en moeilijk te raden.',
  'password.strengthError.breached':
    'Dit wachtwoord is mogelijk gebruikt op een andere site met een beveiligingsprobleem. Kies een ander wachtwoord.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Moet minimaal # teken lang zijn} other {Moet minimaal # tekens lang zijn}}',
  'password.strengthError.complexity':
    'Moet {complexity} van de volgende soorten bevatten: hoofdletter, kleine letter, cijfer, symbool',
  'password.requirement.fulfilled': 'Voldaan',
  'password.requirement.notFulfilled': 'Niet voldaan',
}
