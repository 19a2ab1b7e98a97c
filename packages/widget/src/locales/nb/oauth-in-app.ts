import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    'Du kan ikke logge på med Google i denne appen. Åpne siden i nettleseren på telefonen, eller logg på på en annen måte.',
}
