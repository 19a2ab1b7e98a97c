import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: 'Bei {app} anmelden',
  account: 'mit Ihrem Konto bei {project}',
  deviceTitle: 'Zum Verbinden Ihres Geräts anmelden',
  goOn: 'Weiter geht es zu {host}',
  ended: 'Ihre Sitzung ist beendet. Melden Sie sich an, um fortzufahren.',
  endedForApp: 'Ihre Sitzung ist beendet. Melden Sie sich an, um zu {app} fortzufahren.',
  privacyPolicy: 'Datenschutzerklärung',
  termsOfService: 'Nutzungsbedingungen',
  aboutApp: 'Über die App',
}
