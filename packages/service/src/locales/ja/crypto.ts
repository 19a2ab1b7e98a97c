import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: '暗号資産ウォレット',
  added: {
    subject: '{project} アカウントに暗号資産ウォレットが追加されました',
    heading: '暗号資産ウォレットが追加されました',
    lead: '{email} としてのログインに使用できるようになりました。',
    label: 'ウォレット',
    removes: 'ボタンを押すと、このウォレットが削除され、追加したブラウザがログアウトされます。',
    does: 'ボタンを押すと、メールでお知らせした暗号資産ウォレットが削除され、追加または使用したブラウザがログアウトされます。',
    done: '暗号資産ウォレットを削除しました',
  },
}
