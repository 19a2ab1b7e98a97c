import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': 'Kontoen din slettes {date}',
  'account.return.content': 'Du ba om det {date}. Fram til slettingen går ingenting tapt.',
  'account.return.keep': 'Behold kontoen min',
  'account.return.goOn': 'Fortsett med slettingen',
}
