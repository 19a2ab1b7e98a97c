import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    '確認済みのどのアドレスでもログインできます。お知らせはメインのアドレスに届きます。',
  'account.emails.primaryStays': '先に別のメインのアドレスを選んでください。',
}
