import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: '郵件驗證碼',
    sms: '簡訊驗證碼',
    whatsapp: 'WhatsApp 驗證碼',
  },
  mail: {
    subject: '{code} 是您的 {project} 驗證碼',
    plainSubject: '您的 {project} 驗證碼',
    login: '您的登入驗證碼',
    signup: '您的註冊驗證碼',
    lead: '請在您要求驗證碼的頁面上輸入。',
    nobodyAsks: '{project} 的人員絕不會向您索取驗證碼。',
    notYou: '不是您本人？那麼無需採取任何行動：沒有驗證碼，任何人都無法登入。',
  },
  text: '{code} 是您的 {project} 驗證碼，{duration}內有效。切勿告訴他人。',
  added: {
    subject: '您的 {project} 帳戶已新增電話號碼',
    heading: '已新增電話號碼',
    lead: '現在可以用它以 {email} 的身分登入。',
    label: '電話號碼',
    removes: '按下按鈕將移除此號碼，並登出新增它的瀏覽器。',
    does: '按下按鈕將移除郵件中提及的電話號碼，並登出新增或使用過它的瀏覽器。',
    done: '電話號碼已移除',
  },
}
