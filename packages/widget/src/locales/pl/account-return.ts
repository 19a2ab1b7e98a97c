import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': 'Twoje konto zostanie usunięte {date}',
  'account.return.content': 'Poproszono o to {date}. Do czasu usunięcia nic nie zginie.',
  'account.return.keep': 'Zachowaj moje konto',
  'account.return.goOn': 'Kontynuuj usuwanie',
}
