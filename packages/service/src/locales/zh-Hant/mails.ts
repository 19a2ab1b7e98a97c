import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: '要求時間',
    when: '時間',
    browser: '瀏覽器',
    place: '地點',
    proof: '登入方式',
  },
  browser: '{system} 上的 {browser}',
  place: '{country}{city}附近',
  near: '{city}附近',
  askedNear: '要求來自 {city}附近的 {browser}。',
  askedFrom: '要求來自 {browser}。',
  worksUntil: '有效期限至 {time}，只能使用一次。',
  worksFor: '{duration}內有效，只能使用一次。',
  buttonFails: '按鈕無法開啟？{link}',
  nobodyGetsIn: '不是您本人？那麼無需採取任何行動：沒有此郵件，任何人都無法登入。',
  notMe: '不是我本人操作',
  wasItYou: '是您本人操作嗎？',
  ifItWasYou: '如果是您本人操作，則無需採取任何行動。',
  sentFor: {
    signIn: '有人要求使用 {email} 登入，因此寄送本郵件到此地址。',
    signUp: '有人要求使用 {email} 註冊，因此寄送本郵件到此地址。',
    safety: '因事關您的帳戶安全，本郵件寄送至 {email}。',
  },
  help: '說明',
  listed: '{one}，{other}',
  noticePreview: '{facts}。{question}',
  sentences: '{one}{other}',
  quoted: '「{name}」',
}
