import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: 'Se connecter à {app}',
  account: 'avec votre compte {project}',
  deviceTitle: 'Connectez-vous pour connecter votre appareil',
  goOn: 'Vous continuerez vers {host}',
  ended: 'Votre session a pris fin. Connectez-vous pour continuer.',
  endedForApp: 'Votre session a pris fin. Connectez-vous pour continuer vers {app}.',
  privacyPolicy: 'Règles de confidentialité',
  termsOfService: 'Conditions d’utilisation',
  aboutApp: 'À propos de l’application',
}
