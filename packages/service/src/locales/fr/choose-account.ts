import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: 'Choisissez un compte',
  text: 'pour continuer vers {app}',
  textWithoutApp: 'pour continuer',
  ownAccount: 'Votre compte',
  signedIn: 'Connecté',
  signedOut: 'Déconnecté',
  useAnother: 'Utiliser un autre compte',
  edit: 'Retirer un compte de cette liste',
  done: 'Terminé',
  remove: 'Retirer {account} de cette liste',
}
