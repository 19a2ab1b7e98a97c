import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': 'その後 10 分間は再度お尋ねしません。',
  'account.confirm.usePasskey': 'パスキーで続行',
  'account.confirm.another': '別の方法で確認',
  'account.confirm.any': 'どの方法でもかまいません。',
  'account.confirm.none':
    'ここでは確認できません。ログアウトし、もう一度ログインしてから、再度お試しください。',
  'account.confirm.comeBack':
    'そのサービスでログインすると、ここに戻ります。その後、もう一度お試しください。',
  'account.confirm.notProved': '確認できませんでした。もう一度お試しください。',
  'account.confirm.passkey': 'パスキー',
  'account.confirm.app': '認証アプリ',
  'account.confirm.password': 'パスワード',
  'account.confirm.showPassword': 'パスワードを表示',
  'account.confirm.email': 'メールのコード',
  'account.confirm.phone': '電話へのコード',
  'account.confirm.to': '{email} 宛て',
  'account.confirm.close': '閉じる',
  'account.confirm.leave': '{clientName} に戻る',
}
