import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': 'Váš účet bude smazán {date}',
  'account.return.content': 'Požádali jste o to {date}. Do smazání se nic neztratí.',
  'account.return.keep': 'Ponechat účet',
  'account.return.goOn': 'Pokračovat ve smazání',
}
