import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: '簡訊現已成為您的 {project} 帳戶的第二步驗證',
    heading: '已啟用簡訊作為第二步驗證',
    lead: '現在可以用傳送到此號碼的驗證碼完成以 {email} 的身分登入。',
    label: '電話號碼',
    does: '按下按鈕將停用簡訊，並登出啟用它的瀏覽器。',
  },
  undo: {
    does: '按下按鈕將停用郵件中提及的簡訊，並登出啟用或使用過它的瀏覽器。',
    done: '簡訊不再是第二步驗證',
  },
}
