import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    '確認済みのどのアドレスでもログインできます。お知らせはメインのアドレスに届きます。',
  'account.emails.primaryStays': '先に別のメインのアドレスを選んでください。',
  'account.emails.add': 'メールアドレスを追加',
  'account.emails.addContent':
    'このアドレスにコードを送信します。コードを入力するまで何も変わりません。',
  'account.emails.belongsToAnother':
    'このアドレスは別のアカウントのものです。このアドレスでログインするか、そちらで削除してください。',
  'account.emails.makePrimary': 'メインにする',
  'account.emails.madePrimary': '{email} がメインのアドレスになりました。両方にお知らせしました。',
  'account.emails.sendNewCode': '新しいコードを送信',
  'account.act.addEmail': 'メールアドレスを追加するために必要です。',
  'account.act.makePrimary': '{value} をメインにするために必要です。',
}
