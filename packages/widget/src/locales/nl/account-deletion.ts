import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': 'Je account bij {project} verwijderen?',
  'account.deletion.everywhere': 'Je wordt direct overal uitgelogd.',
  'account.deletion.apps': 'Apps verliezen direct hun toegang: {apps}.',
  'account.deletion.until': 'Tot {date} kun je inloggen en het account behouden.',
  'account.deletion.someDays': 'Je kunt nog enkele dagen inloggen en het account behouden.',
  'account.deletion.then':
    'Daarna worden je adressen, passkeys en geschiedenis gewist. Niemand kan ze terughalen.',
  'account.deletion.atOnce':
    'Je adressen, passkeys en geschiedenis worden direct gewist. Niemand kan ze terughalen.',
  'account.deletion.downloadFirst': 'Eerst mijn gegevens downloaden',
  'account.deletion.word': 'verwijderen',
  'account.deletion.type': 'Typ ‘{word}’ om door te gaan',
  'account.deletion.keep': 'Mijn account behouden',
  'account.deletion.asked':
    'Je account wordt op {date} verwijderd. Tot dan kun je inloggen en het behouden.',
  'account.deletion.done': 'Je account is verwijderd.',
  'account.act.deleteAccount': 'Om je account te verwijderen.',
}
