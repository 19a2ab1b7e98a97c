import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    'Google non consente di accedere dentro questa app. Apri questa pagina nel browser del telefono o usa un altro modo per accedere.',
}
