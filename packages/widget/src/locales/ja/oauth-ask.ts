import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.secondStep.content': '認証アプリを開き、{project} のコードを入力してください。',
  'oauth.secondStep.contentWithoutName': '認証アプリを開き、コードを入力してください。',
  'oauth.secondStep.recovery.title': 'リカバリーコードを入力',
  'oauth.secondStep.recovery.content':
    '保存した 10 個のコードのいずれかを入力してください。各コードは 1 回だけ使用できます。',
  'oauth.confirmAddress.title': 'メールアドレスの確認',
  'oauth.confirmAddress.once':
    '確認は今回だけです。次回からはプロバイダのアカウントでログインできます。',
  'oauth.confirmAddress.sending': 'メールアドレスに確認コードを送信しています…',
  'oauth.ask.expired': 'ログインに時間がかかりすぎました。戻って最初からやり直してください。',
  'oauth.success.content': 'ログインしました。',
}
