import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': '儲存您的復原碼',
  'account.codes.content': '手機不在時，每組碼可讓您登入一次。我們只在此時顯示。',
  'account.codes.lead': '無法存取信箱時，每組碼可讓您登入一次。',
  'account.codes.onlyNow': '我們只在此時顯示。',
  'account.codes.make': '產生復原碼',
  'account.codes.old': '先前的碼已失效。',
  'account.codes.download': '下載',
  'account.codes.print': '列印',
  'account.codes.saved': '我已儲存這些碼',
  'account.codes.done': '完成',
}
