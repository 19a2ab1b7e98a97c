import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content': '您可以使用任一已驗證的地址登入。通知會傳送到主要地址。',
  'account.emails.primaryStays': '請先選擇其他主要地址。',
  'account.emails.add': '新增電子郵件地址',
  'account.emails.addContent': '我們會傳送驗證碼到這個地址。輸入之前不會有任何變更。',
  'account.emails.belongsToAnother': '此地址屬於另一個帳戶。請用它登入，或在那裡移除它。',
  'account.emails.makePrimary': '設為主要',
  'account.emails.madePrimary': '{email} 現在是您的主要地址。我們已通知兩個地址。',
  'account.emails.sendNewCode': '傳送新的驗證碼',
  'account.act.addEmail': '用於新增電子郵件地址。',
  'account.act.makePrimary': '用於將 {value} 設為主要地址。',
}
