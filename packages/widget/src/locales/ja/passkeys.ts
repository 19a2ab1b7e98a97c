import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': 'パスキーでログイン',
  'passkey.success.content': 'パスキーの認証が完了しました。',
  'error.passkeyUnknown': 'パスキーの認証中に不明なエラーが発生しました。もう一度お試しください。',
  'error.passkeyRegistrationNotFound':
    'パスキーの登録が見つかりません。アカウントからは削除されていても、パスワードマネージャーに残っている可能性があります。もう一度お試しください。',
}
