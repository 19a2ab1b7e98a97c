import type { Translation } from '@portico/contract'
import type * as english from '../en/way-back.ts'

export const wayBack: Translation<typeof english.wayBack> = {
  code: {
    subject: '{project} の確認コードは {code} です',
    plainSubject: '{project} の確認コード',
    heading: '第 2 ステップなしでログイン',
    lead: '第 2 ステップを失った人が、あなたのアカウントへのログインを求めています。ご本人の場合は、その画面でこのコードを入力してください。',
    notYou:
      '心当たりがない場合は、最初のステップを通過できる人がいます。コードがなければ何も変わりませんが、新しいパスワードを設定してください。',
  },
  requested: {
    subject: '{project} アカウントの第 2 ステップが削除されようとしています',
    heading: '第 2 ステップが削除されようとしています',
    lead: 'ログインしてメールのコードを確認した人から、第 2 ステップを失ったとの連絡がありました。異議がなければ、削除されます。',
    does: 'ボタンを押すと、この手続きが止まり、第 2 ステップは残ります。',
  },
  text: '{project} アカウントの第 2 ステップが {date} に削除されます。身に覚えがない場合は停止してください: {link}',
  undo: {
    does: 'ボタンを押すと、お知らせした手続きが止まります。第 2 ステップは残ります。',
    done: '第 2 ステップは残ります',
  },
  removed: {
    subject: '{project} アカウントの第 2 ステップが削除されました',
    heading: '第 2 ステップが削除されました',
    lead: '待機期間が終わり、異議はありませんでした。今後は第 2 ステップなしでログインできます。早めに新しく設定してください。',
    does: 'ボタンを押すと、それ以降の変更がすべて取り消され、それ以降にログインしたすべてのブラウザがログアウトされます。',
  },
}
