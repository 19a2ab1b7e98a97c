import type { Translation } from '@portico/contract'
import type * as english from '../en/recoveries.ts'

export const recoveries: Translation<typeof english.recoveries> = {
  address: '新地址',
  date: '生效時間',
  requested: {
    subject: '您的 {project} 帳戶即將更換地址',
    heading: '您的帳戶即將更換地址',
    lead: '{project} 收到通知，表示您已無法登入。如果無人反對，新地址將成為您的主要地址。',
    does: '按下按鈕將停止此操作，新地址不會新增。',
  },
  text: '您的 {project} 帳戶將於 {date} 更換地址。如果不是您本人操作，請停止：{link}',
  undo: {
    does: '按下按鈕將停止訊息中提及的復原，新地址不會新增。',
    done: '新地址不會新增',
  },
  ready: {
    subject: '您可以重新進入 {project} 帳戶',
    heading: '您可以重新進入您的帳戶',
    lead: '等待時間已過，無人反對。',
    does: '按下按鈕將使 {email} 成為您帳戶的主要地址，並為您登入。',
    action: '登入',
    until: '連結僅可使用一次，有效期至 {date}。',
    notYou: '不是您本人操作？請勿理會：不使用連結，一切都不會改變。',
  },
  page: {
    question: '重新進入您的帳戶？',
    dead: '此連結已失效',
    deadText: '它已使用、已停止或已過期。',
  },
}
