import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': 'بعد ذلك لا نسأل مجددًا لمدة 10 دقائق.',
  'account.confirm.usePasskey': 'المتابعة بمفتاح مرور',
  'account.confirm.another': 'التأكيد بطريقة أخرى',
  'account.confirm.any': 'أي طريقة من هذه تكفي.',
  'account.confirm.none':
    'لا يمكن التأكيد هنا. يُرجى تسجيل الخروج ثم تسجيل الدخول مجددًا وإعادة المحاولة.',
  'account.confirm.comeBack': 'يُرجى تسجيل الدخول هناك ثم العودة إلى هنا وإعادة المحاولة.',
  'account.confirm.notProved': 'لم يتم التأكيد. يُرجى إعادة المحاولة.',
  'account.confirm.passkey': 'مفتاح مرور',
  'account.confirm.app': 'تطبيق المصادقة',
  'account.confirm.password': 'كلمة المرور',
  'account.confirm.showPassword': 'إظهار كلمة المرور',
  'account.confirm.email': 'رمز بالبريد الإلكتروني',
  'account.confirm.phone': 'رمز إلى هاتفك',
  'account.confirm.to': 'إلى {email}',
  'account.confirm.close': 'إغلاق',
  'account.confirm.leave': 'العودة إلى {clientName}',
}
