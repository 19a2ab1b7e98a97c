import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': 'حفظ رموز الاسترداد',
  'account.codes.content': 'يتيح كل رمز الدخول مرة واحدة عند فقدان الهاتف. نعرضها الآن فقط.',
  'account.codes.lead': 'يتيح كل رمز الدخول مرة واحدة عند تعذّر الوصول إلى صندوق البريد.',
  'account.codes.onlyNow': 'نعرضها الآن فقط.',
  'account.codes.make': 'إنشاء رموز استرداد',
  'account.codes.old': 'توقف عمل الرموز السابقة.',
  'account.codes.download': 'تنزيل',
  'account.codes.print': 'طباعة',
  'account.codes.saved': 'حفظت هذه الرموز',
  'account.codes.done': 'تم',
}
