import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content': '您可以使用任一已驗證的地址登入。通知會傳送到主要地址。',
  'account.emails.primaryStays': '請先選擇其他主要地址。',
}
