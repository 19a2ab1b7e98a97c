import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'يمكن تسجيل الدخول بكل عنوان تم التحقق منه. تُرسَل الإشعارات إلى العنوان الأساسي.',
  'account.emails.primaryStays': 'يُرجى اختيار عنوان أساسي آخر أولًا.',
  'account.emails.add': 'إضافة عنوان بريد إلكتروني',
  'account.emails.addContent': 'نرسل إليه رمزًا. لا يتغيَّر شيء قبل إدخاله.',
  'account.emails.belongsToAnother':
    'هذا العنوان تابع لحساب آخر. يُرجى تسجيل الدخول به أو إزالته من هناك.',
  'account.emails.makePrimary': 'تعيين كعنوان أساسي',
  'account.emails.madePrimary': 'أصبح {email} عنوانك الأساسي. أبلغنا العنوانين بذلك.',
  'account.emails.sendNewCode': 'إرسال رمز جديد',
  'account.act.addEmail': 'لإضافة عنوان بريد إلكتروني.',
  'account.act.makePrimary': 'لتعيين {value} كعنوان أساسي.',
}
