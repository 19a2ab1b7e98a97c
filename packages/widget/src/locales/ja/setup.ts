import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode': 'エラー：EML とメール OTP を同時に使用することはできません',
  'errors.passkeysAlone':
    'パスキーだけを使用することはできません。設定に別の製品を追加してください。',
  'setup.unavailable': '現在ログインできません。しばらくしてからもう一度お試しください。',
}
