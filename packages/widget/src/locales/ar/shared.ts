import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': 'إنشاء حساب أو تسجيل الدخول',
  'methodDivider.text': 'أو',
  'formField.email.label': 'البريد الإلكتروني',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'المتابعة بالبريد الإلكتروني',
  'button.back.ariaLabel': 'رجوع',
  'loading.label': 'جارٍ التحميل',
  'errors.invalidEmail': 'عنوان البريد الإلكتروني غير صالح.',
  'errors.unreachable': 'تعذّر الوصول إلى الخدمة. يُرجى التحقق من اتصالك بالإنترنت وإعادة المحاولة.',
  'errors.unexpected': 'حدث خطأ في هذه الصفحة. يُرجى الرجوع وإعادة المحاولة.',
  'error.invalidEmail': 'صيغة عنوان البريد الإلكتروني غير صالحة.',
  'error.title': 'يبدو أنه حدث خطأ',
}
