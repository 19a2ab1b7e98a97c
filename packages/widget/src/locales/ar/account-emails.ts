import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'يمكن تسجيل الدخول بكل عنوان تم التحقق منه. تُرسَل الإشعارات إلى العنوان الأساسي.',
  'account.emails.primaryStays': 'يُرجى اختيار عنوان أساسي آخر أولًا.',
}
