import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': 'Kom in utan ditt andra steg',
  'wayBack.content':
    'Det här tar {days, plural, one {# dag} other {# dagar}}, så att ingen annan kan göra det bakom din rygg.',
  'wayBack.code': 'Vi skickar en kod till <bold>{email}</bold>.',
  'wayBack.told':
    'I {days, plural, one {# dag} other {# dagar}} meddelar vi alla dina adresser och enheter.',
  'wayBack.removed':
    'Om ingen invänder tas ditt andra steg bort, och du loggar in med ditt lösenord.',
  'wayBack.removedAlone': 'Om ingen invänder tas ditt andra steg bort, och du loggar in utan det.',
  'wayBack.noMailbox': 'Kommer du inte åt den inkorgen heller?',
  'wayBack.write': 'Skriv till <bold>{help}</bold>.',
  'wayBack.never': 'Utan ditt andra steg kan ingen släppa in dig här.',
  'wayBack.date': 'Ditt andra steg försvinner {date}',
  'wayBack.waits':
    'Vi har meddelat alla dina adresser och enheter. Vi skriver till dig när det är dags.',
  'wayBack.found': 'Jag hittade det, logga in nu',
  'wayBack.stop': 'Stoppa detta',
  'wayBack.stopped': 'Det här stoppades. Ditt andra steg blir kvar.',
  'wayBack.send': 'Skicka kod',
}
