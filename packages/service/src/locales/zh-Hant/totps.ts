import type { Translation } from '@portico/contract'
import type * as english from '../en/totps.ts'

export const totps: Translation<typeof english.totps> = {
  proofs: {
    totp: '驗證器應用程式',
    recoveryCode: '復原碼',
  },
  added: {
    subject: '您的 {project} 帳戶已新增驗證器應用程式',
    heading: '已新增驗證器應用程式',
    lead: '現在，變更 {email} 的帳戶需要該應用程式中的驗證碼。',
    removes: '按下按鈕將移除此應用程式，並登出新增它的瀏覽器。',
    does: '按下按鈕將移除郵件中提及的驗證器應用程式及其復原碼，並登出新增或使用過它的瀏覽器。',
    done: '驗證器應用程式已移除',
  },
}
