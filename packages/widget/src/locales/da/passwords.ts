import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': 'Vælg en adgangskode for at gøre din konto færdig',
  'password.login.title': 'Log ind',
  'button.forgotPassword': 'Har du glemt adgangskoden?',
  'button.logInByEmail': 'Log ind via e-mail i stedet',
  'formField.password.label': 'Adgangskode',
  'button.showPassword': 'Vis adgangskode',
  'password.forgot.title': 'Har du glemt adgangskoden?',
  'password.forgot.content':
    'En e-mail med et link til nulstilling af din adgangskode er sendt til <bold>{email}</bold>.',
  'password.breached.title': 'Tjek din e-\u2060mail for at vælge en ny adgangskode',
  'password.breached.content': 'Der er sendt en e-mail til <bold>{email}</bold>.',
  'password.breached.whyTitle': 'Hvorfor, når adgangskoden var rigtig?',
  'password.breached.why':
    'Den samme adgangskode står på en liste, der er stjålet fra et andet websted, så fremmede kan prøve den her. Ingen har brudt ind på din konto hos {project}. Når du har valgt en ny her, bør du også vælge en ny der.',
  'password.resetRequired.title': 'Tjek din e-\u2060mail for at vælge en ny adgangskode',
  'password.resetRequired.content': 'Der er sendt en e-mail til <bold>{email}</bold>.',
  'password.setNew.title': 'Tjek din e-mail',
  'password.setNew.content': 'En e-mail med et loginlink er sendt til <bold>{email}</bold>.',
  'button.resendEmail': 'Send e-mailen igen',
  'button.emailResent': 'E-mailen er sendt',
  'password.reset.title': 'Nulstil din adgangskode',
  'password.reset.loggingInProgress': 'Logger ind...',
  'password.reset.noToken': 'Åbn denne side med linket i den e-mail, vi har sendt dig.',
  'password.reset.deadTitle': 'Linket virker ikke længere',
  'password.reset.deadContent':
    'Det er allerede brugt eller udløbet. Intet blev ændret, da du åbnede det.',
  'password.reset.sendNewLink': 'Send et nyt link',
  'password.reset.newLinkGoesTo': 'Vi sender det til <bold>{email}</bold>.',
  'password.reset.backToLogIn': 'Tilbage til login',
  'login.success.content': 'Du er nu logget ind.',
  'password.strength': 'Adgangskodens styrke: {score} af 4.',
  'password.strength.accepted': 'Stærk adgangskode',
  'password.hint.start':
    'Brug mindst {characterLength} tegn. Tre eller fire usædvanlige ord er lette at huske og svære at gætte.',
  'password.strengthError.breached':
    'Adgangskoden kan være blevet brugt på et andet websted, der har haft et sikkerhedsproblem. Vælg en anden adgangskode.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Skal være på mindst # tegn} other {Skal være på mindst # tegn}}',
  'password.strengthError.complexity':
    'Skal indeholde {complexity} af følgende: stort bogstav, lille bogstav, tal, symbol',
  'password.requirement.fulfilled': 'Opfyldt',
  'password.requirement.notFulfilled': 'Ikke opfyldt',
}
