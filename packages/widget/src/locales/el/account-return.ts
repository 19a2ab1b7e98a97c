import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': 'Ο λογαριασμός σας θα διαγραφεί στις {date}',
  'account.return.content': 'Το ζητήσατε στις {date}. Μέχρι τη διαγραφή δεν χάνεται τίποτα.',
  'account.return.keep': 'Διατήρηση του λογαριασμού μου',
  'account.return.goOn': 'Συνέχιση της διαγραφής',
}
