import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': 'Kaydolun veya oturum açın',
  'methodDivider.text': 'veya',
  'formField.email.label': 'E-posta',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'E-posta ile devam et',
  'button.back.ariaLabel': 'Geri',
  'loading.label': 'Yükleniyor',
  'errors.invalidEmail': 'E-posta adresi geçersiz.',
  'errors.unreachable': 'Hizmete ulaşılamadı. Bağlantınızı kontrol edip tekrar deneyin.',
  'errors.unexpected': 'Bu sayfada bir sorun oluştu. Geri dönüp tekrar deneyin.',
  'error.invalidEmail': 'E-posta biçimi geçersiz.',
  'error.title': 'Bir hata oluştu',
}
