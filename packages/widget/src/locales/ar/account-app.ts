import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': 'مسح هذا الرمز',
  'account.app.scanContent': 'باستخدام تطبيق مصادقة على هاتفك.',
  'account.app.qr': 'رمز QR. يمكن إدخال مفتاح بدلًا منه.',
  'account.app.enterKey': 'إدخال مفتاح بدلًا منه',
  'account.app.key': 'إدخال هذا المفتاح',
  'account.app.keyContent': 'في تطبيق مصادقة على هاتفك.',
  'account.app.open': 'فتح في تطبيق',
  'account.app.copy': 'نسخ المفتاح',
  'account.app.facts': 'الحساب: {account}. النوع: حسب الوقت.',
  'account.app.scanInstead': 'مسح رمز بدلًا منه',
  'account.app.code': 'الرمز من التطبيق',
  'account.app.clock': 'هل ساعة هاتفك مضبوطة؟',
}
