import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    'Inloggen met Google werkt niet in deze app. Open deze pagina in de browser van je telefoon of log op een andere manier in.',
}
