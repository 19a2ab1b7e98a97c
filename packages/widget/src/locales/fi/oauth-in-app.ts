import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    'Google-kirjautuminen ei toimi tässä sovelluksessa. Avaa tämä sivu puhelimen selaimessa tai valitse toinen kirjautumistapa.',
}
