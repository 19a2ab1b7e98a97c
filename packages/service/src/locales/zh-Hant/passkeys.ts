import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: '密碼金鑰',
  added: {
    subject: '您的 {project} 帳戶已新增密碼金鑰',
    heading: '已新增密碼金鑰',
    lead: '現在可以用它以 {email} 的身分登入。',
    label: '密碼金鑰',
    removes: '按下按鈕將移除此密碼金鑰，並登出新增它的瀏覽器。',
    removesAlone: '按下按鈕將移除此密碼金鑰。',
    does: '按下按鈕將移除郵件中提及的密碼金鑰，並登出新增或使用過它的瀏覽器。',
    done: '密碼金鑰已移除',
  },
}
