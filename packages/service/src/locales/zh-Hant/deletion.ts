import type { Translation } from '@portico/contract'
import type * as english from '../en/deletion.ts'

export const deletion: Translation<typeof english.deletion> = {
  label: '刪除時間',
  asked: {
    subject: '您的 {project} 帳戶將被刪除',
    heading: '您的帳戶將被刪除',
    lead: '所有瀏覽器和應用程式均已登出。',
  },
  erases: '刪除後，您的電子郵件地址、密碼金鑰和歷史記錄將被清除，任何人都無法復原。',
  keep: '在此之前，您可以登入並保留帳戶。',
  keepAt: '在此之前，您可以登入並保留帳戶：{link}',
  does: '按下按鈕將保留帳戶，並登出此後登入的所有瀏覽器。',
  near: {
    subject: '您的 {project} 帳戶即將被刪除',
    heading: '您的帳戶即將被刪除',
    action: '登入並保留帳戶',
  },
  done: {
    subject: '您的 {project} 帳戶已刪除',
    heading: '您的帳戶已刪除',
    lead: '您的電子郵件地址、密碼金鑰和歷史記錄已被清除，任何人都無法復原。',
    sentFor: '因 {email} 曾是一個 {project} 帳戶的地址，本郵件寄送至此地址。',
  },
  undo: {
    does: '按下按鈕將保留帳戶，並登出要求刪除後登入的所有瀏覽器。',
    done: '您的帳戶已保留',
  },
}
