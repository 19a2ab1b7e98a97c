import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': '扫描此二维码',
  'account.app.scanContent': '使用您手机上的身份验证器应用。',
  'account.app.qr': '二维码。您也可以改为输入密钥。',
  'account.app.enterKey': '改为输入密钥',
  'account.app.key': '输入此密钥',
  'account.app.keyContent': '到您手机上的身份验证器应用中。',
  'account.app.open': '在应用中打开',
  'account.app.copy': '复制密钥',
  'account.app.facts': '账号：{account}。类型：基于时间。',
  'account.app.scanInstead': '改为扫描二维码',
  'account.app.code': '应用中的代码',
  'account.app.clock': '您手机的时间准确吗？',
}
