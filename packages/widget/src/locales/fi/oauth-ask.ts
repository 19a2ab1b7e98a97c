import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': 'Vahvista sähköpostiosoitteesi',
  'oauth.confirmAddress.once':
    'Tätä kysytään vain kerran. Sen jälkeen kirjaudut sisään toisen palvelun tilillä.',
  'oauth.confirmAddress.sending': 'Lähetetään koodia sähköpostiosoitteeseesi...',
  'oauth.success.content': 'Olet kirjautunut sisään.',
}
