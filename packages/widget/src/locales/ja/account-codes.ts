import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': 'リカバリーコードを保存',
  'account.codes.content':
    'スマートフォンがないときに、それぞれ 1 回ログインできます。表示されるのは今だけです。',
  'account.codes.lead': 'メールボックスを開けないときに、それぞれ 1 回ログインできます。',
  'account.codes.onlyNow': '表示されるのは今だけです。',
  'account.codes.make': 'リカバリーコードを作成',
  'account.codes.old': '以前のコードは使えなくなりました。',
  'account.codes.download': 'ダウンロード',
  'account.codes.print': '印刷',
  'account.codes.saved': 'コードを保存しました',
  'account.codes.done': '完了',
}
