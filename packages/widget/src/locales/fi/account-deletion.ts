import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': 'Poistetaanko tilisi palvelusta {project}?',
  'account.deletion.everywhere': 'Sinut kirjataan heti ulos kaikkialta.',
  'account.deletion.apps': 'Sovellukset menettävät heti käyttöoikeutensa: {apps}.',
  'account.deletion.until': '{date} asti voit kirjautua sisään ja säilyttää tilin.',
  'account.deletion.someDays': 'Voit muutaman päivän ajan kirjautua sisään ja säilyttää tilin.',
  'account.deletion.then':
    'Sen jälkeen osoitteesi, pääsyavaimesi ja historiasi hävitetään. Kukaan ei voi palauttaa niitä.',
  'account.deletion.atOnce':
    'Osoitteesi, pääsyavaimesi ja historiasi hävitetään heti. Kukaan ei voi palauttaa niitä.',
  'account.deletion.downloadFirst': 'Lataa ensin omat tietoni',
  'account.deletion.word': 'poista',
  'account.deletion.type': 'Jatka kirjoittamalla ”{word}”',
  'account.deletion.keep': 'Säilytä tilini',
  'account.deletion.asked':
    'Tilisi poistetaan {date}. Siihen asti voit kirjautua sisään ja säilyttää sen.',
  'account.deletion.done': 'Tilisi poistettiin.',
  'account.act.deleteAccount': 'Jotta tilisi voidaan poistaa.',
}
