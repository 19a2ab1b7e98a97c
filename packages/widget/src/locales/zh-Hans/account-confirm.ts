import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': '之后 10 分钟内不再询问。',
  'account.confirm.usePasskey': '使用通行密钥继续',
  'account.confirm.another': '使用其他方式确认',
  'account.confirm.any': '任选其一即可。',
  'account.confirm.none': '无法在此确认。请退出后重新登录，然后再试一次。',
  'account.confirm.comeBack': '请在那里登录，然后会回到这里。之后再试一次。',
  'account.confirm.notProved': '未能确认。请重试。',
  'account.confirm.passkey': '通行密钥',
  'account.confirm.app': '身份验证器应用',
  'account.confirm.password': '密码',
  'account.confirm.showPassword': '显示密码',
  'account.confirm.email': '邮件验证码',
  'account.confirm.phone': '手机验证码',
  'account.confirm.to': '发送至 {email}',
  'account.confirm.close': '关闭',
  'account.confirm.leave': '返回 {clientName}',
}
