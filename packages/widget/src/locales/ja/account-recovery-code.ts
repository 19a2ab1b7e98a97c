import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': 'このメールボックスを開けませんか？',
  'recoveryCode.noPhone': 'この電話を使えませんか？',
  'recoveryCode.enter': 'リカバリーコードを入力',
  'recoveryCode.content':
    '保存した 10 個のコードのいずれかを入力してください。各コードは 1 回だけ使用できます。',
  'recoveryCode.used': 'そのコードは使用済みです。{all} 個中 {n} 個残っています。',
  'recoveryCode.newPhone': '新しいスマートフォンを設定',
}
