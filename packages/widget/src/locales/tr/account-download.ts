import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    '{project} tarafından burada sizinle ilgili saklanan her şey: adresler, oturum açma yolları, cihazlar, uygulamalar ve olanlar. Şifre ve anahtar içermeyen tek bir JSON dosyası.',
  'account.download.submit': 'İndir',
  'account.download.last': 'Son indirme: {date}.',
  'account.download.done': 'Verileriniz indirildi.',
  'account.act.download': 'Verilerinizi indirmek için.',
}
