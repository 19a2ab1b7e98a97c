import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    'O Google não permite fazer login dentro deste app. Abra esta página no navegador do celular ou use outra forma de fazer login.',
}
