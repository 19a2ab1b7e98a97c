import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': '已将电子邮件发送至 <bold>{email}</bold>。',
  'emailConfirmation.code.label': '输入电子邮件中的验证码',
  'emailConfirmation.waiting': '您打开链接后，此页面将自动继续。',
  'emailConfirmation.otherDevice': '如果您在其他设备上打开链接，请在该设备上选择此数字。',
  'emailConfirmation.refused': '登录请求已在电子邮件中被拒绝。',
  'emailConfirmation.used': '该链接已在其他位置用于登录。',
  'emailConfirmation.failed': '无法在此页面登录。请重新获取链接。',
  'emailConfirmation.success.content': '您已成功通过身份验证。',
  'link.openInGmail': '在 Gmail 中打开',
  'link.openInYahoo': '在 Yahoo 中打开',
  'link.openInOutlook': '在 Outlook 中打开',
}
