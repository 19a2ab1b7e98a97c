import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': 'Bu kodu tarayın',
  'account.app.scanContent': 'telefonunuzdaki bir kimlik doğrulama uygulamasıyla.',
  'account.app.qr': 'QR kodu. Bunun yerine bir anahtar girebilirsiniz.',
  'account.app.enterKey': 'Bunun yerine anahtar gir',
  'account.app.key': 'Bu anahtarı girin',
  'account.app.keyContent': 'telefonunuzdaki bir kimlik doğrulama uygulamasına.',
  'account.app.open': 'Bir uygulamada aç',
  'account.app.copy': 'Anahtarı kopyala',
  'account.app.facts': 'Hesap: {account}. Tür: zamana dayalı.',
  'account.app.scanInstead': 'Bunun yerine kod tara',
  'account.app.code': 'Uygulamadaki kod',
  'account.app.clock': 'Telefonunuzun saati doğru mu?',
}
