import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: '{app} için oturum açın',
  account: '{project} hesabınızla',
  deviceTitle: 'Cihazınızı bağlamak için oturum açın',
  goOn: 'Devam edeceğiniz adres: {host}',
  ended: 'Oturumunuz sona erdi. Devam etmek için oturum açın.',
  endedForApp: 'Oturumunuz sona erdi. {app} ile devam etmek için oturum açın.',
  privacyPolicy: 'Gizlilik politikası',
  termsOfService: 'Hizmet şartları',
  aboutApp: 'Uygulama hakkında',
}
