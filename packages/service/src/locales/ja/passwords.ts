import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwords: Translation<typeof english.passwords> = {
  proof: 'パスワード',
  mail: {
    reset: {
      sentFor: '新しいパスワードがリクエストされたため、{email} に送信しました。',
      subject: '{project} の新しいパスワードを設定',
      preheaderUntil:
        '1 回だけ使用できます。有効期限は {time} です。使用するまで何も変更されません。',
      preheaderFor: '{duration}以内に 1 回だけ使用できます。使用するまで何も変更されません。',
      heading: '新しいパスワードを設定',
      works: '設定するまで、現在のパスワードを引き続き使用できます。',
      breached:
        'お使いのパスワードが、他のサイトから盗まれたリストに含まれているため、ここでは使用できなくなりました。{project} は不正アクセスを受けていません。',
      action: '新しいパスワードを設定',
      notYou: '心当たりがない場合は、何もする必要はありません。パスワードは変更されません。',
      login: '新しいパスワードを設定せずにログイン：{link}',
    },
    changed: {
      subject: '{project} のパスワードが変更されました',
      heading: 'パスワードが変更されました',
    },
    set: {
      subject: '{project} アカウントにパスワードが設定されました',
      heading: 'パスワードが設定されました',
    },
    othersSignedOut: '他のすべてのブラウザがログアウトされました。',
    locks: 'ボタンを押すと、新しいパスワードがロックされ、ご自分で設定し直すことができます。',
  },
  undo: {
    does: 'ボタンを押すと、新しいパスワードがロックされ、すべてのブラウザがログアウトされます。その後、パスワードを設定するためのリンクをメールでお送りします。',
    done: '新しいパスワードをロックしました',
    mailSent: '新しいパスワードを設定するためのリンクを記載したメールを {email} に送信しました。',
    askForMail: 'ログインページで新しいパスワードをリクエストしてください。',
  },
}
