import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': '確認您的電子郵件地址',
  'oauth.confirmAddress.once': '只需確認這一次。之後，您可以直接使用該供應商的帳戶登入。',
  'oauth.confirmAddress.sending': '正在將驗證碼傳送到您的電子郵件地址…',
  'oauth.success.content': '您已登入。',
}
