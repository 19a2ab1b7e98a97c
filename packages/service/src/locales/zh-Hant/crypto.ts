import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: '加密貨幣錢包',
  added: {
    subject: '您的 {project} 帳戶已新增加密貨幣錢包',
    heading: '已新增加密貨幣錢包',
    lead: '現在可以用它以 {email} 的身分登入。',
    label: '錢包',
    removes: '按下按鈕將移除此錢包，並登出新增它的瀏覽器。',
    does: '按下按鈕將移除郵件中提及的加密貨幣錢包，並登出新增或使用過它的瀏覽器。',
    done: '加密貨幣錢包已移除',
  },
}
