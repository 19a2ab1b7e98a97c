import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: 'Hesap seçin',
  text: '{app} ile devam etmek için',
  textWithoutApp: 'devam etmek için',
  ownAccount: 'Hesabınız',
  signedIn: 'Oturum açık',
  signedOut: 'Oturum kapatıldı',
  useAnother: 'Başka bir hesap kullan',
  edit: 'Bu listeden hesap kaldır',
  done: 'Bitti',
  remove: 'Bu listeden kaldır: {account}',
}
