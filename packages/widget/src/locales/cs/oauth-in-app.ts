import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    'V této aplikaci se nelze přihlásit přes Google. Otevřete tuto stránku v prohlížeči telefonu, nebo použijte jiný způsob přihlášení.',
}
