import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: 'Oturumunuz açılıyor...',
  doneTitle: 'Oturumunuz açık',
  doneText: 'Bağlantıyı istediğiniz sekmede devam edin. Bu sayfayı kapatabilirsiniz.',
  goOnHere: 'Burada devam et',
}
