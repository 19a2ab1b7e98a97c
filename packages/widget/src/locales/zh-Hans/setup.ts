import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode': '错误：不能同时使用 EML 和电子邮件 OTP',
  'errors.passkeysAlone': '不能单独使用通行密钥，请在配置中添加其他产品。',
  'setup.unavailable': '目前无法登录。请稍后重试。',
}
