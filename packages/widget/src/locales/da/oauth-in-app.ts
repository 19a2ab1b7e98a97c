import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    'Du kan ikke logge ind med Google i denne app. Åbn siden i telefonens browser, eller log ind på en anden måde.',
}
