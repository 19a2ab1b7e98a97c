import type { Translation } from '@portico/contract'
import type * as english from '../en/addresses.ts'

export const addresses: Translation<typeof english.addresses> = {
  proof: {
    subject: '{code} 是您新的 {project} 電子郵件地址的驗證碼',
    plainSubject: '您新的 {project} 電子郵件地址的驗證碼',
    heading: '確認您的新電子郵件地址',
    lead: '請在您新增該地址的頁面上輸入此驗證碼。',
    taken:
      '此地址已屬於一個 {project} 帳戶，因此無法新增到其他帳戶。請用它登入，或在那個帳戶中移除它。',
    notYou: '不是您本人？那麼無需採取任何行動：沒有驗證碼，該地址不會新增。',
    sentFor: '因有人想將此地址用於其 {project} 帳戶，本郵件寄送至 {email}。',
  },
  label: '電子郵件地址',
  added: {
    subject: '您的 {project} 帳戶已新增電子郵件地址',
    heading: '已新增電子郵件地址',
    lead: '可以用它登入。',
  },
  primary: {
    subject: '您的 {project} 帳戶已更換主要電子郵件地址',
    heading: '您的主要電子郵件地址已變更',
    lead: '有關您帳戶的通知會寄送到該地址。',
  },
  removed: {
    subject: '您的 {project} 帳戶已移除電子郵件地址',
    heading: '已移除電子郵件地址',
    lead: '7 天內用它登入即可復原。',
  },
  takesBack: '按下按鈕將復原此變更及其後的所有變更，並登出此後登入的所有瀏覽器。',
  undo: {
    does: '按下按鈕將復原郵件中提及的變更及其後的所有變更，並登出此後登入的所有瀏覽器。',
    done: '您的電子郵件地址已恢復原狀',
  },
}
