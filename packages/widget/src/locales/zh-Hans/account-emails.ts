import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content': '您可以使用任一已验证的地址登录。通知会发送到主要地址。',
  'account.emails.primaryStays': '请先选择其他主要地址。',
  'account.emails.add': '添加电子邮件地址',
  'account.emails.addContent': '我们会向该地址发送验证码。输入之前不会有任何更改。',
  'account.emails.belongsToAnother': '此地址属于另一个账号。请用它登录，或在那里移除它。',
  'account.emails.makePrimary': '设为主要',
  'account.emails.madePrimary': '{email} 现在是您的主要地址。我们已通知两个地址。',
  'account.emails.sendNewCode': '发送新验证码',
  'account.act.addEmail': '用于添加电子邮件地址。',
  'account.act.makePrimary': '用于将 {value} 设为主要地址。',
}
