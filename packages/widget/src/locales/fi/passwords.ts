import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': 'Viimeistele tilin luonti asettamalla salasana',
  'password.login.title': 'Kirjaudu sisään',
  'button.forgotPassword': 'Unohditko salasanan?',
  'button.logInByEmail': 'Kirjaudu sähköpostilla',
  'formField.password.label': 'Salasana',
  'button.showPassword': 'Näytä salasana',
  'password.forgot.title': 'Unohditko salasanan?',
  'password.forgot.content':
    'Lähetimme salasanan vaihtolinkin sähköpostitse osoitteeseen <bold>{email}</bold>.',
  'password.breached.title': 'Tarkista sähköpostisi ja aseta uusi salasana',
  'password.breached.content': 'Lähetimme sähköpostin osoitteeseen <bold>{email}</bold>.',
  'password.breached.whyTitle': 'Miksi, vaikka salasana oli oikein?',
  'password.breached.why':
    'Sama salasana on toiselta sivustolta varastetussa luettelossa, joten joku ulkopuolinen voi kokeilla sitä täällä. Tilillesi palvelussa {project} ei ole murtauduttu. Kun olet asettanut uuden salasanan, vaihda se myös toisella sivustolla.',
  'password.resetRequired.title': 'Tarkista sähköpostisi ja aseta uusi salasana',
  'password.resetRequired.content': 'Lähetimme sähköpostin osoitteeseen <bold>{email}</bold>.',
  'password.setNew.title': 'Tarkista sähköpostisi',
  'password.setNew.content':
    'Lähetimme kirjautumislinkin sähköpostitse osoitteeseen <bold>{email}</bold>.',
  'button.resendEmail': 'Lähetä sähköposti uudelleen',
  'button.emailResent': 'Sähköposti lähetetty',
  'password.reset.title': 'Aseta uusi salasana',
  'password.reset.loggingInProgress': 'Kirjaudutaan sisään...',
  'password.reset.noToken':
    'Avaa tämä sivu sähköpostissa olevasta linkistä, jonka lähetimme sinulle.',
  'password.reset.deadTitle': 'Linkki ei enää toimi',
  'password.reset.deadContent':
    'Se on jo käytetty tai vanhentunut. Sen avaaminen ei muuttanut mitään.',
  'password.reset.sendNewLink': 'Lähetä uusi linkki',
  'password.reset.newLinkGoesTo': 'Lähetämme sen osoitteeseen <bold>{email}</bold>.',
  'password.reset.backToLogIn': 'Takaisin kirjautumiseen',
  'login.success.content': 'Kirjautuminen onnistui.',
  'password.strength': 'Salasanan vahvuus: {score}/4.',
  'password.strength.accepted': 'Vahva salasana',
  'password.hint.start':
    'Merkkejä vähintään: {characterLength}. Kolme tai neljä harvinaista sanaa on helppo muistaa ja vaikea arvata.',
  'password.strengthError.breached':
    'Tätä salasanaa on ehkä käytetty toisella sivustolla, jossa oli tietoturvaongelma. Valitse toinen salasana.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Vähintään # merkki} other {Vähintään # merkkiä}}',
  'password.strengthError.complexity':
    'Eri merkkilajeja vähintään: {complexity}. Lajit: iso kirjain, pieni kirjain, numero, erikoismerkki',
  'password.requirement.fulfilled': 'Täyttyy',
  'password.requirement.notFulfilled': 'Ei täyty',
}
