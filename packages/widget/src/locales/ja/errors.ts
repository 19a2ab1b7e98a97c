import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': 'メールアドレスの形式が正しくありません。',
  'error.invalidPhoneNumber':
    '電話番号の形式が正しくありません。E.164 形式の電話番号を入力してください。',
  'error.unsubscribedPhoneNumber':
    'この電話番号は受信を停止しています。メッセージを受け取るには、先に「START」と SMS で送信して受信を再開してください。',
  'error.inactiveEmail':
    'このメールアドレスは無効になっています。別のメールアドレスをお試しください。間違いと思われる場合は、管理者にお問い合わせください。',
  'error.unauthorizedCredentials': '認証情報が正しくありません。',
  'error.userUnauthenticated':
    'この操作には有効なセッションが必要です。ログインしているかご確認ください。',
  'error.emailNotFound': 'メールアドレスが見つかりません。',
  'error.unableToAuthMagicLink':
    'リンクは使用済みか、有効期限が切れています。もう一度お試しください。',
  'error.noUserPassword': 'このユーザーのパスワードが見つかりません。もう一度お試しください。',
  'error.breachedPassword':
    'このパスワードは漏えいしたパスワードのリストに含まれているため、再設定が必要です。',
  'error.resetPassword': 'パスワードを再設定する必要があります。',
  'error.oauthTokenNotFound': 'OAuth トークンが見つかりませんでした。',
  'error.invalidCode': 'コードの形式が正しくありません。もう一度お試しください。',
  'error.memberPasswordNotFound': 'メンバーのパスワードが見つかりません。',
  'error.oauthFlowCallbackError':
    'OAuth フローのコールバックでエラーが発生しました。もう一度お試しください。',
  'error.unauthorizedAction': 'この操作を行う権限がありません。',
  'error.userLockLimitReached':
    '認証に失敗した回数が多すぎます。しばらくしてからもう一度お試しください。',
  'error.invalidSessionToken': 'セッショントークンが無効です。',
  'error.sessionNotFound': 'セッションが見つかりません。',
  'error.invalidPhoneNumberCountryCode':
    '電話番号の国コードが正しくないか、対応していないか、無効になっています。',
  'error.otpCodeNotFound': '確認コードが正しくありません。もう一度お試しください。',
  'error.duplicatePhoneNumber': 'この組織には、指定された電話番号のメンバーがすでに存在します。',
}
