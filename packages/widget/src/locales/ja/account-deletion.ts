import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': '{project} のアカウントを削除しますか？',
  'account.deletion.everywhere': 'すぐにすべての場所でログアウトされます。',
  'account.deletion.apps': 'アプリはすぐにアクセスできなくなります：{apps}',
  'account.deletion.until': '{date} まではログインしてアカウントを残せます。',
  'account.deletion.someDays': '数日間はログインしてアカウントを残せます。',
  'account.deletion.then': 'その後、アドレス、パスキー、履歴は消去されます。誰も元に戻せません。',
  'account.deletion.atOnce': 'アドレス、パスキー、履歴はすぐに消去されます。誰も元に戻せません。',
  'account.deletion.downloadFirst': '先にデータをダウンロード',
  'account.deletion.word': '削除',
  'account.deletion.type': '続けるには「{word}」と入力してください',
  'account.deletion.keep': 'アカウントを残す',
  'account.deletion.asked': 'アカウントは {date} に削除されます。それまではログインして残せます。',
  'account.deletion.done': 'アカウントを削除しました。',
  'account.act.deleteAccount': 'アカウントを削除するために必要です。',
}
