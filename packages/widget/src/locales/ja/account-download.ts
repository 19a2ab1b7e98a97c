import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    '{project} がここで保持しているすべての情報です（アドレス、ログイン方法、デバイス、アプリ、履歴）。パスワードや鍵を含まない 1 つの JSON ファイルです。',
  'account.download.submit': 'ダウンロード',
  'account.download.last': '最終ダウンロード日：{date}',
  'account.download.done': 'データをダウンロードしました。',
  'account.act.download': 'データをダウンロードするために必要です。',
}
