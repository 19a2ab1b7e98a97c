import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    'Det går inte att logga in med Google i den här appen. Öppna sidan i telefonens webbläsare eller logga in på ett annat sätt.',
}
