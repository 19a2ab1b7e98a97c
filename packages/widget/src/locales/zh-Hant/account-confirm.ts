import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': '之後 10 分鐘內不再詢問。',
  'account.confirm.usePasskey': '使用密碼金鑰繼續',
  'account.confirm.another': '使用其他方式確認',
  'account.confirm.any': '任選其一即可。',
  'account.confirm.none': '無法在這裡確認。請先登出，再重新登入，然後再試一次。',
  'account.confirm.comeBack': '請在那裡登入，然後會回到這裡。之後再試一次。',
  'account.confirm.notProved': '未能確認。請再試一次。',
  'account.confirm.passkey': '密碼金鑰',
  'account.confirm.app': '驗證器應用程式',
  'account.confirm.password': '密碼',
  'account.confirm.showPassword': '顯示密碼',
  'account.confirm.email': '郵件驗證碼',
  'account.confirm.phone': '手機驗證碼',
  'account.confirm.to': '傳送到 {email}',
  'account.confirm.close': '關閉',
  'account.confirm.leave': '返回 {clientName}',
}
