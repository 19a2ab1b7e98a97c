import type { Translation } from '@portico/contract'
import type * as english from '../en/recovery-codes.ts'

export const recoveryCodes: Translation<typeof english.recoveryCodes> = {
  created: {
    subject: '{project} アカウントの新しいリカバリーコードが作成されました',
    heading: '新しいリカバリーコードが作成されました',
    lead: '以前のリカバリーコードは使えなくなりました。',
    does: 'ボタンを押すと、新しいコードが無効になり、作成したブラウザがログアウトされます。',
    undo: {
      does: 'ボタンを押すと、メールでお知らせしたリカバリーコードが無効になり、作成または使用したブラウザがログアウトされます。',
      done: '該当のリカバリーコードを無効にしました',
    },
  },
  used: {
    subject: 'リカバリーコードで {project} アカウントにログインがありました',
    heading: 'リカバリーコードがログインに使用されました',
    lead: 'このコードは使えなくなりました。',
    remaining: '残りのコード',
    does: 'ボタンを押すと、このログイン以降の変更がすべて取り消され、それ以降にログインしたすべてのブラウザがログアウトされ、すべてのリカバリーコードが無効になります。',
    undo: {
      does: 'ボタンを押すと、メールでお知らせしたログイン以降の変更がすべて取り消され、それ以降にログインしたすべてのブラウザがログアウトされ、すべてのリカバリーコードが無効になります。',
      done: '変更を取り消しました',
    },
  },
}
