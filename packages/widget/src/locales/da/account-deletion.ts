import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': 'Vil du slette din konto hos {project}?',
  'account.deletion.everywhere': 'Du bliver straks logget ud overalt.',
  'account.deletion.apps': 'Apps mister straks deres adgang: {apps}.',
  'account.deletion.until': 'Indtil {date} kan du logge ind og beholde kontoen.',
  'account.deletion.someDays': 'I nogle dage kan du logge ind og beholde kontoen.',
  'account.deletion.then':
    'Derefter slettes dine adresser, adgangsnøgler og din historik. Ingen kan hente dem tilbage.',
  'account.deletion.atOnce':
    'Dine adresser, adgangsnøgler og din historik slettes straks. Ingen kan hente dem tilbage.',
  'account.deletion.downloadFirst': 'Download mine data først',
  'account.deletion.word': 'slet',
  'account.deletion.type': 'Skriv “{word}” for at fortsætte',
  'account.deletion.keep': 'Behold min konto',
  'account.deletion.asked':
    'Din konto bliver slettet {date}. Indtil da kan du logge ind og beholde den.',
  'account.deletion.done': 'Din konto blev slettet.',
  'account.act.deleteAccount': 'For at slette din konto.',
}
