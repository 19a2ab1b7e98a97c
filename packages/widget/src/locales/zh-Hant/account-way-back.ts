import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': '在沒有第二步驗證的情況下登入',
  'wayBack.content': '此過程需要 {days, plural, other {# 天}}，以免他人背著您操作。',
  'wayBack.code': '我們會將代碼傳送到 <bold>{email}</bold>。',
  'wayBack.told': '在 {days, plural, other {# 天}} 內，我們會通知您的所有地址和裝置。',
  'wayBack.removed': '如果無人反對，您的第二步驗證將被移除，您可使用密碼登入。',
  'wayBack.removedAlone': '如果無人反對，您的第二步驗證將被移除，您無需它即可登入。',
  'wayBack.noMailbox': '也無法存取該信箱？',
  'wayBack.write': '請聯絡 <bold>{help}</bold>。',
  'wayBack.never': '沒有第二步驗證，這裡無人能讓您登入。',
  'wayBack.date': '您的第二步驗證將於 {date} 移除',
  'wayBack.waits': '我們已通知您的所有地址和裝置。時間到了我們會寫信給您。',
  'wayBack.found': '我找到了，立即登入',
  'wayBack.stop': '停止此操作',
  'wayBack.stopped': '已停止。您的第二步驗證會保留。',
  'wayBack.send': '傳送驗證碼',
}
