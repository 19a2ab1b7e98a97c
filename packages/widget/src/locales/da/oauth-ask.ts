import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': 'Bekræft din e-\u2060mailadresse',
  'oauth.confirmAddress.once':
    'Vi spørger kun én gang. Derefter logger du ind med din konto hos udbyderen.',
  'oauth.confirmAddress.sending': 'Sender en kode til din e-mailadresse...',
  'oauth.success.content': 'Du er logget ind.',
}
