import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': 'תמונה',
  'account.picture.invalid': 'יש להזין כתובת שמתחילה ב-https://.',
}
