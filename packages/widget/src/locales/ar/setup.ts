import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode': 'خطأ: لا يمكن الجمع بين EML وEmail OTP',
  'errors.passkeysAlone': 'لا يمكن استخدام مفاتيح المرور وحدها. يُرجى إضافة منتج آخر إلى الإعدادات.',
  'setup.unavailable': 'تسجيل الدخول غير متاح حاليًا. يُرجى إعادة المحاولة لاحقًا.',
}
