import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': '本人確認',
  'furtherFactor.content': '認証アプリに表示されたコードを入力してください。',
  'furtherFactor.label': '認証アプリのコード',
  'furtherFactor.useRecoveryCode': 'リカバリーコードを使用',
  'furtherFactor.recovery.content':
    '認証アプリの設定時に保存したリカバリーコードを入力してください。',
  'furtherFactor.recovery.label': 'リカバリーコード',
  'furtherFactor.useApp': '認証アプリを使用',
}
