import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': 'Connexion par clé d’accès',
  'passkey.success.content': 'Votre clé d’accès a été authentifiée.',
  'error.passkeyUnknown':
    'Une erreur inconnue s’est produite lors de l’authentification par clé d’accès. Réessayez.',
  'error.passkeyRegistrationNotFound':
    'L’enregistrement de la clé d’accès est introuvable. Vous l’avez peut-être supprimée de votre compte, mais pas de votre gestionnaire de mots de passe. Réessayez.',
}
