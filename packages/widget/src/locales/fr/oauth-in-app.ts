import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    'Google ne permet pas de se connecter dans cette application. Ouvrez cette page dans le navigateur de votre téléphone ou connectez-vous autrement.',
}
