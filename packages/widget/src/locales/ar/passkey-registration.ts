import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': 'إعداد مفتاح مرور جديد',
  'passkey.registrationStart.error.noUser':
    'خطأ: لا يمكن استخدام المكوّن PasskeyRegistration من دون مستخدم نشط تم التحقق من هويته.',
  'passkey.registrationSuccess.title': 'تم إنشاء مفتاح المرور بنجاح',
  'passkey.registrationSkipped.title': 'لم يتم إنشاء مفتاح مرور',
  'passkey.registrationSkipped.content': 'يمكنك المتابعة من دونه وإعداده لاحقًا.',
  'passkey.list.title': 'مفاتيح المرور الخاصة بك',
  'passkey.list.empty': 'لم يعد لديك أي مفتاح. يمكنك إنشاء مفتاح جديد الآن أو لاحقًا.',
  'passkey.list.usedToday': 'استُخدم اليوم',
  'passkey.list.used': 'آخر استخدام: {date}',
  'passkey.list.neverUsed': 'لم يُستخدم بعد',
  'passkey.list.created': 'تاريخ الإنشاء: {date}',
  'passkey.list.notRenamed': 'لم يتم تغيير الاسم. يُرجى إعادة المحاولة.',
  'passkey.list.notDeleted': 'لم يتم حذف مفتاح المرور هذا. يُرجى إعادة المحاولة.',
  'passkey.list.tooOldToDelete':
    'لم يتم حذف مفتاح المرور هذا لأن تسجيل دخولك مضت عليه مدة. يُرجى تسجيل الدخول مجددًا ثم حذفه.',
  'passkey.registrationSuccess.existingPasskeys': 'مفاتيح المرور الحالية',
  'passkey.registrationSuccess.deleteWarning': 'لا يمكن استعادة مفتاح المرور بعد حذفه.',
  'passkey.registrationSuccess.setupAnother': 'إعداد مفتاح مرور آخر',
  'passkey.editing.label': 'اسم مفتاح المرور',
  'button.createPasskey': 'إنشاء مفتاح مرور',
  'button.skip': 'تخطّي',
  'button.edit': 'تعديل',
  'button.save': 'حفظ',
  'button.delete': 'حذف',
  'button.cancel': 'إلغاء',
  'button.done': 'تم',
  'error.passkeyNotCreated':
    'لم يتم إنشاء مفتاح المرور. يُرجى اختيار "إنشاء مفتاح مرور" لإعادة المحاولة، أو التخطّي من دون إضافة مفتاح مرور.',
  'error.passkeySessionTooOld':
    'لم يتم إنشاء مفتاح المرور لأن تسجيل دخولك مضت عليه مدة. يُرجى تسجيل الدخول مجددًا ثم إنشاؤه.',
  'error.duplicatePasskey':
    'لا يمكن إنشاء مفتاح المرور لأنه مسجّل بالفعل على ما يبدو. من المحتمل أن يكون مفتاح المرور قد سُجّل على جهاز آخر ثم تمت مزامنته بين الأجهزة.',
}
