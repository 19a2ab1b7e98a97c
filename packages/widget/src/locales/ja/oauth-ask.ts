import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': 'メールアドレスの確認',
  'oauth.confirmAddress.once':
    '確認は今回だけです。次回からはプロバイダのアカウントでログインできます。',
  'oauth.confirmAddress.sending': 'メールアドレスに確認コードを送信しています…',
  'oauth.success.content': 'ログインしました。',
}
