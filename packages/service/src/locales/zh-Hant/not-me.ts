import type { Translation } from '@portico/contract'
import type * as english from '../en/not-me.ts'

export const notMe: Translation<typeof english.notMe> = {
  question: '不是您本人操作？',
  does: '按下按鈕將登出郵件中提及的瀏覽器。',
  button: '不是我本人操作',
  otherwise: '如果是您本人操作，請關閉此頁面：沒有任何變更。',
  done: '該瀏覽器已登出',
  tooLate: '情況之後已有變化',
  tooLateText: '郵件中提及的情況已不再適用。這次未進行任何變更。',
  next: '如何保護帳戶安全：',
  steps: [
    '請確認沒有其他人能讀取您的郵件：能讀取的人就能以您的身分登入。如有疑慮，請變更信箱密碼。',
    '請在此設定一組您未在別處使用過的新密碼。',
    '請登入並刪除您不認得的項目：密碼金鑰、電話號碼、已連結的帳戶、驗證器應用程式。',
  ],
  help: '取得協助',
  signInAgain: '重新登入',
  goOn: '前往 {project}',
  dead: '此連結已失效',
  deadText: '連結已過期，或未完整複製。這類連結的有效期限為 7 天。',
}
