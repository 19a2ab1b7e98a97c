import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': 'どの方法でもログインできます。',
  'secondStep.none': 'どれも使えない',
  'secondStep.byApp': '認証アプリ',
  'secondStep.byPasskey': 'パスキー',
  'secondStep.bySms': 'SMS',
  'secondStep.usePasskey': 'パスキーで続行',
  'secondStep.notProved': '確認できませんでした。もう一度お試しください。',
  'secondStep.passkey.content': '{project} 用に保存したパスキーを使ってください。',
  'secondStep.recovery.title': 'リカバリーコードを入力',
  'secondStep.recovery.content':
    '保存した 10 個のコードのいずれかを入力してください。各コードは 1 回だけ使用できます。',
}
