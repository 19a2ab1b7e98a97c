import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode': 'Hata: EML ve e-posta OTP birlikte kullanılamaz',
  'errors.passkeysAlone':
    'Geçiş anahtarları tek başına kullanılamaz. Lütfen yapılandırmaya başka bir ürün ekleyin.',
  'setup.unavailable': 'Şu anda oturum açılamıyor. Lütfen daha sonra tekrar deneyin.',
}
