import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode':
    'Erreur : impossible d’utiliser à la fois le lien et le code par e-mail',
  'errors.passkeysAlone':
    'Impossible d’utiliser uniquement les clés d’accès. Ajoutez un autre produit à la configuration.',
  'setup.unavailable': 'La connexion ne fonctionne pas pour le moment. Réessayez plus tard.',
}
