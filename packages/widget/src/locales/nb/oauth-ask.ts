import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': 'Bekreft e-\u2060postadressen din',
  'oauth.confirmAddress.once':
    'Vi spør bare én gang. Deretter logger du på med kontoen din hos leverandøren.',
  'oauth.confirmAddress.sending': 'Sender en kode til e-postadressen din ...',
  'oauth.success.content': 'Du er logget på.',
}
