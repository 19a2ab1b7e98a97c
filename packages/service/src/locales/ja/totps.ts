import type { Translation } from '@portico/contract'
import type * as english from '../en/totps.ts'

export const totps: Translation<typeof english.totps> = {
  proofs: {
    totp: '認証アプリ',
    recoveryCode: 'リカバリーコード',
  },
  added: {
    subject: '{project} アカウントに認証アプリが追加されました',
    heading: '認証アプリが追加されました',
    lead: '{email} のアカウントを変更するには、認証アプリのコードが必要になりました。',
    removes: 'ボタンを押すと、このアプリが削除され、追加したブラウザがログアウトされます。',
    does: 'ボタンを押すと、メールでお知らせした認証アプリとそのリカバリーコードが削除され、追加または使用したブラウザがログアウトされます。',
    done: '認証アプリを削除しました',
  },
}
