import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': 'Geçiş anahtarıyla oturum aç',
  'passkey.success.content': 'Geçiş anahtarınız doğrulandı.',
  'error.passkeyUnknown':
    'Geçiş anahtarı doğrulanırken bilinmeyen bir hata oluştu. Lütfen tekrar deneyin.',
  'error.passkeyRegistrationNotFound':
    'Geçiş anahtarı kaydı bulunamadı. Geçiş anahtarını hesabınızdan silmiş, ancak şifre yöneticinizden silmemiş olabilirsiniz. Lütfen tekrar deneyin.',
}
