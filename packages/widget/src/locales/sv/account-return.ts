import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': 'Ditt konto raderas {date}',
  'account.return.content': 'Du bad om det {date}. Fram till raderingen går inget förlorat.',
  'account.return.keep': 'Behåll mitt konto',
  'account.return.goOn': 'Fortsätt med raderingen',
}
