import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: '您的 {project} 帳戶有新的登入活動',
    heading: '您的帳戶有新的登入活動',
    lead: '有人透過我們從未見過的瀏覽器以 {email} 的身分登入。',
    does: '按下按鈕將登出該瀏覽器，並協助您保護帳戶安全。',
  },
  noAccount: {
    subject: '沒有 {project} 帳戶使用此地址',
    preheader: '有人嘗試用此地址登入。您可以註冊，或嘗試其他地址。',
    heading: '沒有使用此地址的帳戶',
    lead: '有人嘗試以 {email} 的身分登入，但沒有 {project} 帳戶使用此地址。您可能是用其他地址註冊的。',
    action: '使用此地址註冊',
    notYou: '不是您本人？那麼無需採取任何行動。並未建立任何項目。',
  },
}
