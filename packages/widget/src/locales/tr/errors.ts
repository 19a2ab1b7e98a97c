import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': 'E-posta biçimi geçersiz.',
  'error.invalidPhoneNumber':
    'Telefon numarası biçimi geçersiz. Telefon numarasını E.164 biçiminde girin.',
  'error.unsubscribedPhoneNumber':
    'Bu telefon numarasının mesaj aboneliği iptal edilmiş. Mesaj alabilmek için önce “START” yazıp SMS göndererek yeniden abone olun.',
  'error.inactiveEmail':
    'Bu e-posta adresi etkin değil olarak işaretlenmiş. Başka bir e-posta adresi deneyin veya bunun bir hata olduğunu düşünüyorsanız yöneticinize başvurun.',
  'error.unauthorizedCredentials': 'Kimlik bilgileri geçersiz.',
  'error.userUnauthenticated':
    'Bu işlem için etkin bir oturum gerekir. Oturum açtığınızdan emin olun.',
  'error.emailNotFound': 'E-posta bulunamadı.',
  'error.unableToAuthMagicLink': 'Bağlantı kullanılmış veya süresi dolmuş. Tekrar deneyin.',
  'error.noUserPassword': 'Bu kullanıcı için şifre bulunamadı. Lütfen tekrar deneyin.',
  'error.breachedPassword':
    'Şifre, sızdırılmış şifreler listesinde yer alıyor ve sıfırlanması gerekiyor.',
  'error.resetPassword': 'Şifrenin sıfırlanması gerekiyor.',
  'error.oauthTokenNotFound': 'OAuth belirteci bulunamadı.',
  'error.invalidCode': 'Kod biçimi geçersiz. Lütfen tekrar deneyin.',
  'error.memberPasswordNotFound': 'Üye şifresi bulunamadı.',
  'error.oauthFlowCallbackError':
    'OAuth akışının geri çağrısında bir hata oluştu. Lütfen tekrar deneyin.',
  'error.unauthorizedAction': 'Bu işlem için yetkiniz yok.',
  'error.userLockLimitReached':
    'Çok fazla başarısız kimlik doğrulama denemesi yapıldı. Lütfen daha sonra tekrar deneyin.',
  'error.invalidSessionToken': 'Oturum belirteci geçersiz.',
  'error.sessionNotFound': 'Oturum bulunamadı.',
  'error.invalidPhoneNumberCountryCode':
    'Telefon numarasının ülke kodu geçersiz, desteklenmiyor veya devre dışı.',
  'error.otpCodeNotFound': 'Doğrulama kodu geçersiz. Lütfen tekrar deneyin.',
  'error.duplicatePhoneNumber':
    'Bu kuruluşta belirtilen telefon numarasına sahip bir üye zaten var.',
}
