import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': '注册或登录',
  'methodDivider.text': '或',
  'formField.email.label': '电子邮件',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': '使用电子邮件继续',
  'button.back.ariaLabel': '返回',
  'loading.label': '正在加载',
  'errors.invalidEmail': '电子邮件地址无效。',
  'errors.unreachable': '无法连接服务。请检查网络连接，然后重试。',
  'errors.unexpected': '此页面出现问题。请返回并重试。',
  'error.invalidEmail': '电子邮件地址格式无效。',
  'error.title': '出现错误',
}
