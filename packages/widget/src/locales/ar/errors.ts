import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': 'صيغة عنوان البريد الإلكتروني غير صالحة.',
  'error.invalidPhoneNumber':
    'صيغة رقم الهاتف غير صالحة. يُرجى التأكد من أن رقم الهاتف بتنسيق E.164.',
  'error.unsubscribedPhoneNumber':
    'أُلغي اشتراك رقم الهاتف هذا في الرسائل. لاستئناف تلقّيها، يُرجى إرسال كلمة START في رسالة نصية أولًا.',
  'error.inactiveEmail':
    'عنوان البريد الإلكتروني هذا غير نشط. يُرجى تجربة عنوان بريد إلكتروني آخر، أو التواصل مع المشرف إذا كان ذلك عن طريق الخطأ.',
  'error.unauthorizedCredentials': 'بيانات تسجيل الدخول غير صحيحة.',
  'error.userUnauthenticated': 'يتطلب هذا الإجراء جلسة نشطة. هل تم تسجيل الدخول؟',
  'error.emailNotFound': 'لم يتم العثور على عنوان البريد الإلكتروني.',
  'error.unableToAuthMagicLink':
    'سبق استخدام رابط تسجيل الدخول أو انتهت صلاحيته. يُرجى إعادة المحاولة.',
  'error.noUserPassword': 'لم يتم العثور على كلمة مرور لهذا المستخدم. يُرجى إعادة المحاولة.',
  'error.breachedPassword': 'كلمة المرور مدرجة في قائمة كلمات المرور المسرّبة وتجب إعادة تعيينها.',
  'error.resetPassword': 'تجب إعادة تعيين كلمة المرور.',
  'error.oauthTokenNotFound': 'تعذّر العثور على رمز OAuth المميز.',
  'error.invalidCode': 'صيغة الرمز غير صالحة. يُرجى إعادة المحاولة.',
  'error.memberPasswordNotFound': 'لم يتم العثور على كلمة مرور العضو.',
  'error.oauthFlowCallbackError': 'حدث خطأ عند العودة من خطوات OAuth. يُرجى إعادة المحاولة.',
  'error.unauthorizedAction': 'هذا الإجراء غير مصرّح به.',
  'error.userLockLimitReached':
    'عدد المحاولات الفاشلة للتحقق من الهوية كبير جدًا. يُرجى إعادة المحاولة لاحقًا.',
  'error.invalidSessionToken': 'الرمز المميز للجلسة غير صالح.',
  'error.sessionNotFound': 'لم يتم العثور على الجلسة.',
  'error.invalidPhoneNumberCountryCode':
    'رمز البلد في رقم الهاتف غير صالح أو غير متاح أو غير مفعّل.',
  'error.otpCodeNotFound': 'الرمز غير صالح. يُرجى إعادة المحاولة.',
  'error.duplicatePhoneNumber': 'يوجد بالفعل في هذه المؤسسة عضو برقم الهاتف المحدد.',
}
