import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': '新規登録またはログイン',
  'methodDivider.text': 'または',
  'formField.email.label': 'メールアドレス',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'メールで続行',
  'button.back.ariaLabel': '戻る',
  'loading.label': '読み込み中',
  'errors.invalidEmail': 'メールアドレスが正しくありません。',
  'errors.unreachable': 'サービスに接続できませんでした。接続を確認して、もう一度お試しください。',
  'errors.unexpected': 'このページで問題が発生しました。戻ってもう一度お試しください。',
  'error.invalidEmail': 'メールアドレスの形式が正しくありません。',
  'error.title': 'エラーが発生しました',
}
