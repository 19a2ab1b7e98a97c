import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: '其他供應商的帳戶',
  linked: {
    subject: '您的 {project} 帳戶已連結其他帳戶',
    heading: '已連結帳戶',
    lead: '現在可以用它以 {email} 的身分登入。',
    label: '帳戶',
    removes: '按下按鈕將移除此帳戶，並登出連結它的瀏覽器。',
    does: '按下按鈕將移除郵件中提及的帳戶，並登出連結或使用過它的瀏覽器。',
    done: '連結的帳戶已移除',
  },
}
