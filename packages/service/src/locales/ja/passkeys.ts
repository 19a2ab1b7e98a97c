import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: 'パスキー',
  added: {
    subject: '{project} アカウントにパスキーが追加されました',
    heading: 'パスキーが追加されました',
    lead: '{email} としてのログインに使用できるようになりました。',
    label: 'パスキー',
    removes: 'ボタンを押すと、このパスキーが削除され、追加したブラウザがログアウトされます。',
    removesAlone: 'ボタンを押すと、このパスキーが削除されます。',
    does: 'ボタンを押すと、メールでお知らせしたパスキーが削除され、追加または使用したブラウザがログアウトされます。',
    done: 'パスキーを削除しました',
  },
}
