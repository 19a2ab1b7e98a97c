import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': 'Vil du slette kontoen din hos {project}?',
  'account.deletion.everywhere': 'Du blir straks logget av overalt.',
  'account.deletion.apps': 'Apper mister straks tilgangen: {apps}.',
  'account.deletion.until': 'Til {date} kan du logge på og beholde kontoen.',
  'account.deletion.someDays': 'I noen dager kan du logge på og beholde kontoen.',
  'account.deletion.then':
    'Deretter slettes adressene, passnøklene og historikken din. Ingen kan hente dem tilbake.',
  'account.deletion.atOnce':
    'Adressene, passnøklene og historikken din slettes straks. Ingen kan hente dem tilbake.',
  'account.deletion.downloadFirst': 'Last ned dataene mine først',
  'account.deletion.word': 'slett',
  'account.deletion.type': 'Skriv «{word}» for å fortsette',
  'account.deletion.keep': 'Behold kontoen min',
  'account.deletion.asked':
    'Kontoen din slettes {date}. Fram til da kan du logge på og beholde den.',
  'account.deletion.done': 'Kontoen din ble slettet.',
  'account.act.deleteAccount': 'For å slette kontoen din.',
}
