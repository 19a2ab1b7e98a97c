import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': 'تسجيل الدخول بمفتاح مرور',
  'passkey.success.content': 'تم التحقق من مفتاح المرور بنجاح.',
  'error.passkeyUnknown': 'حدث خطأ غير معروف أثناء التحقق من مفتاح المرور. يُرجى إعادة المحاولة.',
  'error.passkeyRegistrationNotFound':
    'لم يتم العثور على مفتاح المرور. ربما حُذف مفتاح المرور من حسابك وبقي في مدير كلمات المرور. يُرجى إعادة المحاولة.',
}
