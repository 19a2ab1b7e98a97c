import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: '请求时间',
    when: '时间',
    browser: '浏览器',
    place: '地点',
    proof: '登录方式',
  },
  browser: '{system} 上的 {browser}',
  place: '{country}{city}附近',
  near: '{city}附近',
  askedNear: '请求来自 {city}附近的 {browser}。',
  askedFrom: '请求来自 {browser}。',
  worksUntil: '有效期至 {time}，只能使用一次。',
  worksFor: '{duration}内有效，只能使用一次。',
  buttonFails: '按钮无法打开？{link}',
  nobodyGetsIn: '不是您本人？那么无需任何操作：没有此邮件，任何人都无法登录。',
  notMe: '不是我本人操作',
  wasItYou: '是您本人操作吗？',
  ifItWasYou: '如果是您本人操作，则无需做任何事情。',
  sentFor: {
    signIn: '有人请求使用 {email} 登录，因此向此地址发送了本邮件。',
    signUp: '有人请求使用 {email} 注册，因此向此地址发送了本邮件。',
    safety: '因事关您的账号安全，向 {email} 发送了本邮件。',
  },
  help: '帮助',
  listed: '{one}，{other}',
  noticePreview: '{facts}。{question}',
  sentences: '{one}{other}',
  quoted: '“{name}”',
}
