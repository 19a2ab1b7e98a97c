import type { Translation } from '@portico/contract'
import type * as english from '../en/addresses.ts'

export const addresses: Translation<typeof english.addresses> = {
  proof: {
    subject: '{project} の新しいメールアドレスの確認コードは {code} です',
    plainSubject: '{project} の新しいメールアドレスの確認コード',
    heading: '新しいメールアドレスの確認',
    lead: 'メールアドレスを追加したページでこのコードを入力してください。',
    taken:
      'このメールアドレスはすでに {project} アカウントで使用されているため、別のアカウントには追加できません。このアドレスでログインするか、そのアカウントから削除してください。',
    notYou:
      '心当たりがない場合は、何もする必要はありません。コードがなければ、メールアドレスは追加されません。',
    sentFor:
      'このアドレスを {project} アカウントで使用するリクエストがあったため、{email} に送信しました。',
  },
  label: 'メールアドレス',
  added: {
    subject: '{project} アカウントにメールアドレスが追加されました',
    heading: 'メールアドレスが追加されました',
    lead: 'ログインに使用できます。',
  },
  primary: {
    subject: '{project} アカウントのメインのアドレスが変更されました',
    heading: 'メインのアドレスが変更されました',
    lead: 'アカウントに関するお知らせは、このアドレスに届きます。',
  },
  removed: {
    subject: '{project} アカウントからメールアドレスが削除されました',
    heading: 'メールアドレスが削除されました',
    lead: '7 日以内にこのアドレスでログインすると、元に戻ります。',
  },
  takesBack:
    'ボタンを押すと、この変更とその後の変更がすべて取り消され、それ以降にログインしたすべてのブラウザがログアウトされます。',
  undo: {
    does: 'ボタンを押すと、メールでお知らせした変更とその後の変更がすべて取り消され、それ以降にログインしたすべてのブラウザがログアウトされます。',
    done: 'メールアドレスを元に戻しました',
  },
}
