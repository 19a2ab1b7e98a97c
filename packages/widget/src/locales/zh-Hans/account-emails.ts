import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content': '您可以使用任一已验证的地址登录。通知会发送到主要地址。',
  'account.emails.primaryStays': '请先选择其他主要地址。',
}
