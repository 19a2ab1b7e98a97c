import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': 'Usunąć Twoje konto {project}?',
  'account.deletion.everywhere': 'Nastąpi natychmiastowe wylogowanie na wszystkich urządzeniach.',
  'account.deletion.apps': 'Aplikacje natychmiast tracą dostęp: {apps}.',
  'account.deletion.until': 'Do {date} możesz się zalogować i zachować konto.',
  'account.deletion.someDays': 'Przez kilka dni możesz się zalogować i zachować konto.',
  'account.deletion.then':
    'Potem Twoje adresy, klucze dostępu i historia zostaną skasowane. Nikt nie może ich przywrócić.',
  'account.deletion.atOnce':
    'Twoje adresy, klucze dostępu i historia zostaną natychmiast skasowane. Nikt nie może ich przywrócić.',
  'account.deletion.downloadFirst': 'Najpierw pobierz moje dane',
  'account.deletion.word': 'usuń',
  'account.deletion.type': 'Wpisz „{word}”, aby kontynuować',
  'account.deletion.keep': 'Zachowaj moje konto',
  'account.deletion.asked':
    'Twoje konto zostanie usunięte {date}. Do tego czasu możesz się zalogować i je zachować.',
  'account.deletion.done': 'Twoje konto zostało usunięte.',
  'account.act.deleteAccount': 'Aby usunąć swoje konto.',
}
