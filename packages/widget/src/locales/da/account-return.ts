import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': 'Din konto bliver slettet {date}',
  'account.return.content': 'Du bad om det {date}. Indtil sletningen går intet tabt.',
  'account.return.keep': 'Behold min konto',
  'account.return.goOn': 'Fortsæt med sletningen',
}
