import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': 'このコードをスキャン',
  'account.app.scanContent': 'スマートフォンの認証アプリで読み取ってください。',
  'account.app.qr': 'QR コード。代わりにキーを入力できます。',
  'account.app.enterKey': '代わりにキーを入力',
  'account.app.key': 'このキーを入力',
  'account.app.keyContent': 'スマートフォンの認証アプリに入力してください。',
  'account.app.open': 'アプリで開く',
  'account.app.copy': 'キーをコピー',
  'account.app.facts': 'アカウント：{account}。種類：時間ベース。',
  'account.app.scanInstead': '代わりにコードをスキャン',
  'account.app.code': 'アプリのコード',
  'account.app.clock': 'スマートフォンの時計は合っていますか？',
}
