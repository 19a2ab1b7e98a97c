import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': 'Bekräfta din e-\u2060postadress',
  'oauth.confirmAddress.once':
    'Vi frågar bara en gång. Sedan loggar du in med ditt konto hos leverantören.',
  'oauth.confirmAddress.sending': 'Skickar en kod till din e-postadress...',
  'oauth.success.content': 'Du är inloggad.',
}
