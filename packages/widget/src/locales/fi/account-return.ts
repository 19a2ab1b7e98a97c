import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': 'Tilisi poistetaan {date}',
  'account.return.content': 'Pyysit sitä {date}. Ennen poistamista mitään ei katoa.',
  'account.return.keep': 'Säilytä tilini',
  'account.return.goOn': 'Jatka poistamista',
}
