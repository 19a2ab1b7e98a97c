import type { Translation } from '@portico/contract'
import type * as english from '../en/recovery-codes.ts'

export const recoveryCodes: Translation<typeof english.recoveryCodes> = {
  created: {
    subject: '您的 {project} 帳戶已產生新的復原碼',
    heading: '已產生新的復原碼',
    lead: '先前的復原碼不再有效。',
    does: '按下按鈕將使新的復原碼失效，並登出產生它們的瀏覽器。',
    undo: {
      does: '按下按鈕將使郵件中提及的復原碼失效，並登出產生或使用過它們的瀏覽器。',
      done: '這些復原碼已失效',
    },
  },
  used: {
    subject: '有人使用復原碼登入您的 {project} 帳戶',
    heading: '有人使用復原碼登入',
    lead: '該復原碼不再有效。',
    remaining: '剩餘的復原碼',
    does: '按下按鈕將復原此次登入後的所有變更，登出此後登入的所有瀏覽器，並使所有復原碼失效。',
    undo: {
      does: '按下按鈕將復原郵件中提及的登入後的所有變更，登出此後登入的所有瀏覽器，並使所有復原碼失效。',
      done: '變更已復原',
    },
  },
}
