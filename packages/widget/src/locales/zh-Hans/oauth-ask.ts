import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': '确认您的电子邮件地址',
  'oauth.confirmAddress.once': '只需确认这一次。此后，您可以直接使用该提供方的账号登录。',
  'oauth.confirmAddress.sending': '正在向您的电子邮件地址发送验证码…',
  'oauth.success.content': '您已登录。',
}
