import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': 'तस्वीर',
  'account.picture.invalid': 'ऐसा पता डालें जो https:// से शुरू होता हो।',
}
