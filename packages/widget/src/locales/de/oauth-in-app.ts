import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    'Google lässt die Anmeldung in dieser App nicht zu. Öffnen Sie diese Seite im Browser Ihres Telefons, oder melden Sie sich auf andere Weise an.',
}
