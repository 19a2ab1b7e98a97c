import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': 'Velg et passord for å fullføre kontoen din',
  'password.login.title': 'Logg på',
  'button.forgotPassword': 'Har du glemt passordet?',
  'button.logInByEmail': 'Logg på via e-post i stedet',
  'formField.password.label': 'Passord',
  'button.showPassword': 'Vis passord',
  'password.forgot.title': 'Har du glemt passordet?',
  'password.forgot.content':
    'En e-post med en lenke for å tilbakestille passordet ditt er sendt til <bold>{email}</bold>.',
  'password.breached.title': 'Sjekk e-\u2060posten din for å velge et nytt passord',
  'password.breached.content': 'En e-post er sendt til <bold>{email}</bold>.',
  'password.breached.whyTitle': 'Hvorfor, når passordet var riktig?',
  'password.breached.why':
    'Det samme passordet står på en liste som er stjålet fra et annet nettsted, så fremmede kan prøve det her. Ingen har brutt seg inn på kontoen din hos {project}. Når du har valgt et nytt her, bør du velge et nytt også der.',
  'password.resetRequired.title': 'Sjekk e-\u2060posten din for å velge et nytt passord',
  'password.resetRequired.content': 'En e-post er sendt til <bold>{email}</bold>.',
  'password.setNew.title': 'Sjekk e-posten din',
  'password.setNew.content':
    'En e-post med en lenke for å logge på er sendt til <bold>{email}</bold>.',
  'button.resendEmail': 'Send e-posten på nytt',
  'button.emailResent': 'E-posten er sendt',
  'password.reset.title': 'Tilbakestill passordet ditt',
  'password.reset.loggingInProgress': 'Logger på ...',
  'password.reset.noToken': 'Åpne denne siden med lenken i e-posten vi sendte deg.',
  'password.reset.deadTitle': 'Lenken virker ikke lenger',
  'password.reset.deadContent':
    'Den er allerede brukt eller utløpt. Ingenting ble endret da du åpnet den.',
  'password.reset.sendNewLink': 'Send en ny lenke',
  'password.reset.newLinkGoesTo': 'Vi sender den til <bold>{email}</bold>.',
  'password.reset.backToLogIn': 'Tilbake til pålogging',
  'login.success.content': 'Du har logget på.',
  'password.strength': 'Passordstyrke: {score} av 4.',
  'password.strength.accepted': 'Sterkt passord',
  'password.hint.start':
    'Bruk minst {characterLength} tegn. Tre eller fire uvanlige ord er lette å huske og vanskelige å gjette.',
  'password.strengthError.breached':
    'Passordet kan ha blitt brukt på et annet nettsted som har hatt et sikkerhetsproblem. Velg et annet passord.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Må ha minst # tegn} other {Må ha minst # tegn}}',
  'password.strengthError.complexity':
    'Må inneholde {complexity} av følgende: stor bokstav, liten bokstav, tall, symbol',
  'password.requirement.fulfilled': 'Oppfylt',
  'password.requirement.notFulfilled': 'Ikke oppfylt',
}
