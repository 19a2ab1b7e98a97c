import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': 'Sonra 10 dakika boyunca tekrar sormayız.',
  'account.confirm.usePasskey': 'Geçiş anahtarıyla devam et',
  'account.confirm.another': 'Başka bir yolla onayla',
  'account.confirm.any': 'Bunlardan herhangi biri olur.',
  'account.confirm.none':
    'Bunu burada onaylayamazsınız. Oturumu kapatın, yeniden oturum açın ve bir kez daha deneyin.',
  'account.confirm.comeBack': 'Orada oturum açıp buraya dönün. Ardından bir kez daha deneyin.',
  'account.confirm.notProved': 'Bu onaylanmadı. Lütfen tekrar deneyin.',
  'account.confirm.passkey': 'Geçiş anahtarı',
  'account.confirm.app': 'Kimlik doğrulama uygulaması',
  'account.confirm.password': 'Şifre',
  'account.confirm.showPassword': 'Şifreyi göster',
  'account.confirm.email': 'E-postayla kod',
  'account.confirm.phone': 'Telefona kod',
  'account.confirm.to': '{email} adresine',
  'account.confirm.close': 'Kapat',
  'account.confirm.leave': '{clientName} uygulamasına dön',
}
