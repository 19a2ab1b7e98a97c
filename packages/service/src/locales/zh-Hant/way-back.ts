import type { Translation } from '@portico/contract'
import type * as english from '../en/way-back.ts'

export const wayBack: Translation<typeof english.wayBack> = {
  code: {
    subject: '{code} 是您的 {project} 驗證碼',
    plainSubject: '您的 {project} 驗證碼',
    heading: '在沒有第二步驗證的情況下登入',
    lead: '有人已無法使用第二步驗證，想要進入您的帳戶。如果是您本人，請在該處輸入此代碼。',
    notYou: '不是您本人？那麼有人能通過您的第一步。沒有代碼，任何內容都不會改變，但請設定新密碼。',
  },
  requested: {
    subject: '您的 {project} 帳戶的第二步驗證將被移除',
    heading: '您的第二步驗證將被移除',
    lead: '有人登入後讀取了您郵件中的代碼，並表示第二步驗證已遺失。如果無人反對，將會移除。',
    does: '按下按鈕將停止此操作，您的第二步驗證會保留。',
  },
  text: '您的 {project} 帳戶的第二步驗證將於 {date} 移除。如果不是您本人操作，請停止：{link}',
  undo: {
    does: '按下按鈕將停止訊息中提及的操作，您的第二步驗證會保留。',
    done: '您的第二步驗證會保留',
  },
  removed: {
    subject: '您的 {project} 帳戶的第二步驗證已移除',
    heading: '您的第二步驗證已移除',
    lead: '等待時間已過，無人反對。您現在無需第二步驗證即可登入。請盡快設定新的。',
    does: '按下按鈕將復原此後的所有變更，並將此後登入的所有瀏覽器登出。',
  },
}
