import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: 'リクエスト日時',
    when: '日時',
    browser: 'ブラウザ',
    place: '場所',
    proof: 'ログイン方法',
  },
  browser: '{system} の {browser}',
  place: '{country} {city} 付近',
  near: '{city} 付近',
  askedNear: '{city} 付近の {browser} からリクエストされました。',
  askedFrom: '{browser} からリクエストされました。',
  worksUntil: '1 回だけ使用できます。有効期限は {time} です。',
  worksFor: '{duration}以内に 1 回だけ使用できます。',
  buttonFails: 'ボタンで開けない場合：{link}',
  nobodyGetsIn:
    '心当たりがない場合は、何もする必要はありません。このメールがなければ、誰もログインできません。',
  notMe: '身に覚えがありません',
  wasItYou: 'ご本人による操作ですか？',
  ifItWasYou: 'ご本人による操作であれば、何もする必要はありません。',
  sentFor: {
    signIn: 'このメールアドレスでのログインがリクエストされたため、{email} に送信しました。',
    signUp: 'このメールアドレスでの新規登録がリクエストされたため、{email} に送信しました。',
    safety: 'アカウントの安全に関わるお知らせのため、{email} に送信しました。',
  },
  help: 'ヘルプ',
  listed: '{one}、{other}',
  noticePreview: '{facts}。{question}',
  sentences: '{one}{other}',
  quoted: '「{name}」',
}
