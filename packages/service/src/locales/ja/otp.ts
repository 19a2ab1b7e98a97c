import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: 'メールのコード',
    sms: 'SMS のコード',
    whatsapp: 'WhatsApp のコード',
  },
  mail: {
    subject: '{project} の確認コードは {code} です',
    plainSubject: '{project} の確認コード',
    login: 'ログイン用の確認コード',
    signup: '新規登録用の確認コード',
    lead: 'リクエストしたページでコードを入力してください。',
    nobodyAsks: '{project} の担当者がコードをお聞きすることは決してありません。',
    notYou:
      '心当たりがない場合は、何もする必要はありません。コードがなければ、誰もログインできません。',
  },
  text: '{project} の確認コードは {code} です。有効期間は{duration}です。誰にも教えないでください。',
  added: {
    subject: '{project} アカウントに電話番号が追加されました',
    heading: '電話番号が追加されました',
    lead: '{email} としてのログインに使用できるようになりました。',
    label: '電話番号',
    removes: 'ボタンを押すと、この電話番号が削除され、追加したブラウザがログアウトされます。',
    does: 'ボタンを押すと、メールでお知らせした電話番号が削除され、追加または使用したブラウザがログアウトされます。',
    done: '電話番号を削除しました',
  },
}
