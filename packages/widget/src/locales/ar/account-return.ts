import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': 'سيتم حذف حسابك في {date}',
  'account.return.content': 'تم طلب ذلك في {date}. حتى موعد الحذف لا يضيع شيء.',
  'account.return.keep': 'الاحتفاظ بحسابي',
  'account.return.goOn': 'متابعة الحذف',
}
