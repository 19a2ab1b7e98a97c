import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.secondStep.content': '请打开身份验证器应用，输入 {project} 的验证码。',
  'oauth.secondStep.contentWithoutName': '请打开身份验证器应用，输入验证码。',
  'oauth.secondStep.recovery.title': '输入恢复代码',
  'oauth.secondStep.recovery.content': '请输入您保存的十个代码之一。每个代码只能使用一次。',
  'oauth.confirmAddress.title': '确认您的电子邮件地址',
  'oauth.confirmAddress.once': '只需确认这一次。此后，您可以直接使用该提供方的账号登录。',
  'oauth.confirmAddress.sending': '正在向您的电子邮件地址发送验证码…',
  'oauth.ask.expired': '本次登录用时过长。请返回并重新开始。',
  'oauth.success.content': '您已登录。',
}
